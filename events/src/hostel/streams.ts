import { defineStream } from '../kernel/index.ts';

export const hostelStreams = {
  /** Vacation types of the hostel. */
  hostel: defineStream('hostel'),
  /** Who is let out of the gate, until when, and who has come back. */
  vacations: defineStream('vacations'),
};
