import { defineStream } from '../kernel/index.ts';

export const accessStreams = {
  /** Logins, their powers, what shut the door on them. */
  access: defineStream('access'),
  /** What lockouts are counted from. */
  signIns: defineStream('signins'),
};
