const FULL = 13;
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
/** The index of the log, a file beside it, could not be made as large as it must be. */
const NO_ROOM_FOR_INDEX = 4874;

/** SQLite's primary result code, undefined for an error that is not SQLite's. */
function codeOf(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** No room on the disk (or under a page limit). */
export const isFull = (error: unknown): boolean => codeOf(error) === FULL;

/** No room even for what SQLite needs to begin. */
export const isFullAtOpening = (error: unknown): boolean =>
  isFull(error) || (error as { errcode?: unknown } | null)?.errcode === NO_ROOM_FOR_INDEX;

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;

/** The file is not what SQLite or this store has written. */
export const isDamage = (error: unknown): boolean =>
  codeOf(error) === CORRUPT || codeOf(error) === NOT_A_DATABASE;

export const RESTORE =
  'Nothing was changed in it. Keep it and the -wal beside it aside, then restore the latest backup.';
