import { defineStream } from '../kernel/index.ts';

export const hostelStreams = {
  /** Vacation types of the hostel. */
  hostel: defineStream('hostel'),
  /** What character reports are about, and of which types they are. */
  conduct: defineStream('conduct'),
  /** How students have behaved, as the hostel wrote it down. */
  characters: defineStream('characters'),
  /** Who is let out of the gate, until when, and who has come back. */
  vacations: defineStream('vacations'),
};
