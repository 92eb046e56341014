import { defineStream } from '../kernel/index.ts';

export const boardStreams = {
  /** Education boards with their exams and centres. */
  boards: defineStream('boards'),
  /** What is charged for their exams. */
  boardFees: defineStream('boardfees'),
  /** Who is registered for them. */
  boardRegistrations: defineStream('boardregistrations'),
};
