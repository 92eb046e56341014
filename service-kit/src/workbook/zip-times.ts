const END_OF_DIRECTORY = 0x06054b50;
const SMALLEST_END = 22;
/** 1 January 1980, the first day that ZIP knows, as its date and time. */
const FIRST_DAY = 0x0021_0000;

/**
 * A ZIP archive (an .xlsx is one) whose files bear no times, so that the same books give the same bytes.
 * @throws RangeError for bytes that are no archive without a comment
 */
export function withoutTimes(archive: Buffer): Buffer {
  const end = archive.length - SMALLEST_END;
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new RangeError('no plain ZIP archive');
  const files = archive.readUInt16LE(end + 10);
  let entry = archive.readUInt32LE(end + 16);
  for (let file = 0; file < files; file += 1) {
    archive.writeUInt32LE(FIRST_DAY, entry + 12);
    archive.writeUInt32LE(FIRST_DAY, archive.readUInt32LE(entry + 42) + 10);
    const lengths = [28, 30, 32].map((at) => archive.readUInt16LE(entry + at));
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return archive;
}
