//! What outlives every match as a text file beside the journal: one value a line, key first.
//!
//! A change writes the whole file under another name and then puts it in the place of the old one: the power leaves
//! either of them.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use arkeeper::{board::Store, lasting::Lasting};

use super::{
    file_journal::{JournalError, Unusable},
    lines::{line, parse},
};

const HEADER: &str = "arkeeper lasting 1";

/// The values, and where they are kept.
#[derive(Debug)]
pub struct FileStore {
    path: PathBuf,
    values: BTreeMap<u8, Vec<u8>>,
}

impl FileStore {
    /// Where it is kept.
    pub fn beside(journal: &Path) -> PathBuf {
        journal.with_extension("lasting")
    }

    /// Reads what was kept beside `journal`. A file that cannot be read is left as it is.
    pub fn open(journal: &Path) -> Result<(Self, Lasting), JournalError> {
        let path = Self::beside(journal);
        let fail = |why| JournalError { path: path.clone(), why };
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => format!("{HEADER}\n"),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(fail(Unusable::Foreign)),
            Err(error) => return Err(fail(Unusable::Io(error))),
        };
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(fail(Unusable::Foreign));
        }
        let mut values = BTreeMap::new();
        let mut lasting = Lasting::default();
        for (number, line) in lines {
            let payload = parse(line).filter(|payload| !payload.is_empty());
            let payload = payload.ok_or_else(|| fail(Unusable::Damaged(number)))?;
            let (key, value) = (payload[0], &payload[1..]);
            lasting.read(key, value).map_err(|_| fail(Unusable::Damaged(number)))?;
            values.insert(key, value.to_vec());
        }
        Ok((Self { path, values }, lasting))
    }
}

impl Store for FileStore {
    type Error = io::Error;

    async fn keep(&mut self, key: u8, value: &[u8]) -> io::Result<()> {
        self.values.insert(key, value.to_vec());
        let lines = self.values.iter().map(|(&key, value)| {
            let payload: Vec<u8> = std::iter::once(key).chain(value.iter().copied()).collect();
            line(&payload)
        });
        let text = format!("{HEADER}\n{}", lines.collect::<String>());
        let fresh = self.path.with_extension("lasting-new");
        let mut file = File::create(&fresh)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&fresh, &self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::block_on, *};
    use arkeeper::{
        i18n::Lang,
        lasting::{Fact, MAX_FACT},
    };

    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("arkeeper-store-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_setting_is_there_at_the_next_start() {
        let folder = scratch("setting");
        let journal = folder.join("match.journal");
        let (mut store, mut lasting) = FileStore::open(&journal).unwrap();
        lasting.set(|settings| settings.lang = Some(Lang::En));
        let value = lasting.write(Fact::Settings, &mut [0; MAX_FACT]).to_vec();
        block_on(store.keep(Fact::Settings.key(), &value)).unwrap();
        let (_, read) = FileStore::open(&journal).unwrap();
        assert_eq!(read.settings().lang, Some(Lang::En));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn any_changed_byte_is_noticed_and_the_file_left_alone() {
        let folder = scratch("damage");
        let journal = folder.join("match.journal");
        let (mut store, mut lasting) = FileStore::open(&journal).unwrap();
        lasting.set(|settings| settings.light = 5);
        let value = lasting.write(Fact::Settings, &mut [0; MAX_FACT]).to_vec();
        block_on(store.keep(Fact::Settings.key(), &value)).unwrap();
        let path = folder.join("match.lasting");
        let bytes = fs::read(&path).unwrap();
        for place in 0..bytes.len() - 1 {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            fs::write(&path, &damaged).unwrap();
            assert!(FileStore::open(&journal).is_err(), "byte {place}");
            assert_eq!(fs::read(&path).unwrap(), damaged);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
