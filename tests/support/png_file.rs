//! Frames as PNG files of one bit a pixel.

use std::{fs::File, io::BufReader, path::Path};

use arkeeper::ui::{Frame, HEIGHT, WIDTH};

const ROW: usize = WIDTH as usize / 8;

fn rows(frame: &Frame) -> Vec<u8> {
    let byte = |x: i32, y: i32| (0..8).fold(0, |bits, dx| bits << 1 | u8::from(frame.get(x + dx, y)));
    (0..HEIGHT).flat_map(|y| (0..WIDTH).step_by(8).map(move |x| byte(x, y))).collect()
}

pub fn write(path: &Path, frame: &Frame) {
    let file = File::create(path).expect("the folder of expected pictures exists");
    let mut encoder = png::Encoder::new(file, WIDTH.unsigned_abs(), HEIGHT.unsigned_abs());
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&rows(frame)))
        .expect("a PNG can be written");
}

/// Whether the picture at `path` is `frame`; false if there is none.
pub fn matches(path: &Path, frame: &Frame) -> bool {
    let Ok(file) = File::open(path) else { return false };
    let Ok(mut reader) = png::Decoder::new(BufReader::new(file)).read_info() else { return false };
    let mut pixels = vec![0; reader.output_buffer_size()];
    reader.next_frame(&mut pixels).is_ok() && pixels.len() == ROW * HEIGHT as usize && pixels == rows(frame)
}
