import { MEBIBYTE, refuse } from '@madrasah/events';

/** Files of all callers together that are in memory between their coming and their being put away. */
const ROOM = 64 * MEBIBYTE;

/** What one body holds of the room: as much as has come of it. */
export interface UploadPlace {
  /** @throws Refusal where there is no room for so many bytes more, unless nobody else holds any */
  take(bytes: number): void;
}

/** Memory for bodies with files, so that no crowd of them takes it all. Whoever sends slowly holds what he has sent. */
export class UploadRoom {
  readonly #room: number;
  #taken = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  /** Works with a place of its own, given back in the end: what is let go by after that holds nothing. @throws Refusal */
  async holding<T>(work: (place: UploadPlace) => Promise<T>): Promise<T> {
    let own = 0;
    let isOver = false;
    const take = (bytes: number) => {
      if (isOver) return;
      const others = this.#taken - own;
      if (others > 0 && this.#taken + bytes > this.#room) throw refuse('upload.busy');
      own += bytes;
      this.#taken += bytes;
    };
    try {
      return await work({ take });
    } finally {
      isOver = true;
      this.#taken -= own;
    }
  }
}
