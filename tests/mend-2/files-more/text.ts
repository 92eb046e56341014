/** Text files as programs save them. */
export const utf8 = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));
export const marked = (...lines: readonly string[]): Buffer => Buffer.from(`\uFEFF${lines.join('\r\n')}`);
export const utf16 = (...lines: readonly string[]): Buffer =>
  Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le');
export const western = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');

/** A file that others might bring, and what must come out of it by the law. */
export interface Brought {
  readonly name: string;
  readonly bytes: Buffer;
  /** In a line, as `outcome` of its kind tells it. */
  readonly comes: string;
  /** What must be said besides: of a fault, or of how the file was read. */
  readonly says?: readonly RegExp[];
  /** What is sent with it. */
  readonly with?: Readonly<Record<string, string>>;
}
