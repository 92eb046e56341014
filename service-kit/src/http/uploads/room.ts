import { MEBIBYTE, refuse } from '@madrasah/events';

/** Files of all callers together that are in memory between their coming and their being put away. */
const ROOM = 64 * MEBIBYTE;

/** Memory set aside for bodies with files, so that no crowd of them takes it all. */
export class UploadRoom {
  readonly #room: number;
  #taken = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  /** Works with so many bytes set aside; a body that is larger than all of the room waits for nobody. @throws Refusal */
  async holding<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    if (this.#taken > 0 && this.#taken + bytes > this.#room) throw refuse('upload.busy');
    this.#taken += bytes;
    try {
      return await work();
    } finally {
      this.#taken -= bytes;
    }
  }
}
