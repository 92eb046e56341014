import { Away } from '../logging/away.ts';

/** A file, or the small picture beside it. */
export type FilePart = 'whole' | 'thumbnail';

/** Where sealed files lie. It knows ids and bytes, and nothing of what they are. */
export interface FileStore {
  /** Durable when it returns, and never half there. @throws FilesAway */
  put(fileId: string, part: FilePart, sealed: Uint8Array): Promise<void>;
  /** Undefined where there is none. @throws FilesAway */
  get(fileId: string, part: FilePart): Promise<Buffer | undefined>;
  /** Removes both parts, and what of them a crash has left. Nothing there is no fault. @throws FilesAway */
  remove(fileId: string): Promise<void>;
  /** Every school of which something is there. @throws FilesAway */
  schools(): Promise<readonly string[]>;
  /** The ids of which anything is there. @throws FilesAway */
  list(schoolId: string): Promise<readonly string[]>;
}

/** Files cannot be read or written for the moment, as when the disk is full. Nothing was recorded. */
export class FilesAway extends Away {
  override readonly name = 'FilesAway';
}
