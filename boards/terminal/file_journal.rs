//! The journal as a text file: a line for each press that recorded something, in hexadecimal, with a checksum.
//!
//! A last line without its end was being written when the power failed: it was never shown, and it is
//! dropped. Any other damage leaves the file as it is and says so.

use std::{
    fmt,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use arkeeper::{
    board::Journal,
    games::{Match, Record},
    journal::{MAX_RECORD, Replay, Unreadable, decode_each, encode},
};

use super::lines::{line, parse};

const HEADER: &str = "arkeeper journal 1";

/// Why a journal cannot be used. The file is untouched.
#[derive(Debug)]
pub enum Unusable {
    Io(io::Error),
    /// The file is something else.
    Foreign,
    /// A newer program wrote it.
    Newer(u8),
    /// A line is not what was written.
    Damaged(usize),
    /// Another program has it open.
    Busy,
}

/// An [`Unusable`] file and its name.
#[derive(Debug)]
pub struct JournalError {
    pub path: PathBuf,
    pub why: Unusable,
}

impl std::error::Error for JournalError {}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.why {
            Unusable::Io(error) => {
                return write!(f, "{path}: {error}\nName another file with --journal PATH.");
            }
            Unusable::Busy => {
                return write!(
                    f,
                    "{path} is in use by another arkeeper.\nLeave it, or name another file with --journal PATH."
                );
            }
            Unusable::Foreign => write!(f, "{path} is not an Arkeeper file.")?,
            Unusable::Newer(version) => {
                write!(f, "{path} was written by a newer Arkeeper (format {version}).")?;
            }
            Unusable::Damaged(line) => write!(f, "{path} is damaged at line {line}.")?,
        }
        write!(
            f,
            " It was left as it is.\nName another file with --journal PATH, or use --fresh to set what cannot be read aside and begin anew."
        )
    }
}

/// An open journal.
#[derive(Debug)]
pub struct FileJournal {
    file: File,
}

impl FileJournal {
    /// Opens the journal for play, and follows what it holds.
    pub fn open(path: &Path) -> Result<(Self, Replay), JournalError> {
        Self::try_open(path).map_err(|why| JournalError { path: path.into(), why })
    }

    /// Follows what the journal holds without touching it.
    pub fn read(path: &Path) -> Result<Replay, JournalError> {
        let read = || follow(&fs::read(path).map_err(Unusable::Io)?).map(|(replay, _)| replay);
        read().map_err(|why| JournalError { path: path.into(), why })
    }

    /// Gives an existing journal another name, never one that is taken.
    pub fn set_aside(path: &Path) -> Result<Option<PathBuf>, JournalError> {
        let fail = |error| JournalError { path: path.into(), why: Unusable::Io(error) };
        if !path.try_exists().map_err(fail)? {
            return Ok(None);
        }
        let mut number = 1;
        loop {
            let mut name = path.as_os_str().to_owned();
            name.push(format!(".old-{number}"));
            let aside = PathBuf::from(name);
            if !aside.try_exists().map_err(fail)? {
                fs::rename(path, &aside).map_err(fail)?;
                return Ok(Some(aside));
            }
            number += 1;
        }
    }

    fn try_open(path: &Path) -> Result<(Self, Replay), Unusable> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(Unusable::Io)?;
        }
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(Unusable::Io)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Unusable::Busy,
            TryLockError::Error(error) => Unusable::Io(error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(Unusable::Io)?;
        let (replay, whole) = follow(&bytes)?;
        // Only the line that was being written when the power failed goes.
        file.set_len(whole as u64).map_err(Unusable::Io)?;
        file.seek(SeekFrom::End(0)).map_err(Unusable::Io)?;
        if whole == 0 {
            writeln!(file, "{HEADER}").and_then(|()| file.sync_data()).map_err(Unusable::Io)?;
        }
        Ok((Self { file }, replay))
    }
}

/// Follows the records in `bytes`; also how many bytes are whole lines.
fn follow(bytes: &[u8]) -> Result<(Replay, usize), Unusable> {
    let mut replay = Replay::default();
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    if whole == 0 {
        // Nothing, or a header that was being written.
        return if HEADER.as_bytes().starts_with(bytes) { Ok((replay, 0)) } else { Err(Unusable::Foreign) };
    }
    for (number, line) in (1..).zip(bytes[..whole - 1].split(|&byte| byte == b'\n')) {
        if number == 1 {
            if line != HEADER.as_bytes() {
                return Err(Unusable::Foreign);
            }
            continue;
        }
        let damaged = Unusable::Damaged(number);
        let Some(payload) = std::str::from_utf8(line).ok().and_then(parse) else { return Err(damaged) };
        let mut follows = !payload.is_empty();
        decode_each(&payload, |record| follows &= replay.take(record).is_ok()).map_err(
            |error| match error {
                Unreadable::Version(version) => Unusable::Newer(version),
                Unreadable::Damaged => Unusable::Damaged(number),
            },
        )?;
        if !follows {
            return Err(damaged);
        }
    }
    Ok((replay, whole))
}

impl Journal for FileJournal {
    type Error = io::Error;

    async fn append(&mut self, records: &[Record], _game: Option<&Match>) -> io::Result<()> {
        let payload: Vec<u8> =
            records.iter().flat_map(|record| encode(record, &mut [0; MAX_RECORD]).to_vec()).collect();
        let line = line(&payload);
        let end = self.file.stream_position()?;
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        if written.is_err() {
            // Half a line would spoil the next one.
            self.file.set_len(end)?;
            self.file.seek(SeekFrom::Start(end))?;
        }
        written
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arkeeper::{
        games::{Kind, Start, animals_on_board::Event},
        seat::{Names, Seat},
    };

    /// A path in a directory of its own, removed at the end.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("arkeeper-{name}-{}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            Self(folder)
        }

        fn path(&self) -> PathBuf {
            self.0.join("match.journal")
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }

    fn start() -> Record {
        let names = Names::new(["Léo", "Zoé"]).unwrap();
        Record::Start(Start::new(names, Seat::FIRST, Kind::AnimalsOnBoard.default_options()).unwrap())
    }

    fn write(path: &Path, records: &[Record]) {
        let (mut journal, _) = FileJournal::open(path).unwrap();
        for record in records {
            super::super::block_on(journal.append(std::slice::from_ref(record), None)).unwrap();
        }
    }

    fn splits() -> [Record; 3] {
        [start(), Record::AnimalsOnBoard(Event::Split), Record::AnimalsOnBoard(Event::Split)]
    }

    #[test]
    fn a_match_is_resumed_where_it_was_left() {
        let scratch = Scratch::new("resume");
        write(&scratch.path(), &splits());
        let (_journal, replay) = FileJournal::open(&scratch.path()).unwrap();
        assert_eq!(replay.into_match().unwrap().at(), 2);
    }

    #[test]
    fn a_cut_at_any_byte_keeps_every_whole_line() {
        let scratch = Scratch::new("cut");
        write(&scratch.path(), &splits());
        let bytes = fs::read(scratch.path()).unwrap();
        for length in 0..=bytes.len() {
            fs::write(scratch.path(), &bytes[..length]).unwrap();
            let lines = bytes[..length].split(|&byte| byte == b'\n').count() - 1;
            let (_journal, replay) = FileJournal::open(&scratch.path()).unwrap();
            assert_eq!(replay.into_match().map(|game| game.at()), lines.checked_sub(2), "{length} bytes");
        }
    }

    #[test]
    fn any_changed_byte_is_noticed_and_the_file_left_alone() {
        let scratch = Scratch::new("damage");
        write(&scratch.path(), &splits());
        let bytes = fs::read(scratch.path()).unwrap();
        for place in 0..bytes.len() - 1 {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            fs::write(scratch.path(), &damaged).unwrap();
            let error = FileJournal::open(&scratch.path()).unwrap_err().to_string();
            assert!(error.contains("It was left as it is"), "{error}");
            assert_eq!(fs::read(scratch.path()).unwrap(), damaged, "byte {place}");
        }
    }

    #[test]
    fn a_foreign_file_is_refused_and_set_aside_only_when_asked() {
        let scratch = Scratch::new("foreign");
        fs::write(scratch.path(), "my shopping list\n").unwrap();
        let error = FileJournal::open(&scratch.path()).unwrap_err().to_string();
        assert!(error.contains("is not an Arkeeper file"), "{error}");
        let aside = FileJournal::set_aside(&scratch.path()).unwrap().unwrap();
        assert_eq!(fs::read(aside).unwrap(), b"my shopping list\n");
        assert!(FileJournal::open(&scratch.path()).is_ok());
    }

    #[test]
    fn a_newer_format_is_named() {
        let scratch = Scratch::new("newer");
        let payload = [0, 9, 1, 1, 65, 0, 0];
        fs::write(scratch.path(), format!("{HEADER}\n{}", line(&payload))).unwrap();
        let error = FileJournal::open(&scratch.path()).unwrap_err().to_string();
        assert!(error.contains("newer Arkeeper (format 9)"), "{error}");
    }

    #[test]
    fn two_programs_do_not_share_a_journal() {
        let scratch = Scratch::new("lock");
        let _open = FileJournal::open(&scratch.path()).unwrap();
        let error = FileJournal::open(&scratch.path()).unwrap_err().to_string();
        assert!(error.contains("in use"), "{error}");
    }
}
