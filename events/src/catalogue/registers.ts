import type { Register, SchoolStream } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** The plain registers of a stream that holds nothing else. */
export interface PlainStream {
  readonly stream: SchoolStream;
  readonly registers: readonly Register[];
}

/** All registers that both services serve as their definitions say, by their streams. */
export const plainStreams: readonly PlainStream[] = contexts.flatMap(({ plain, streams }) =>
  streams.flatMap((stream) => {
    const registers = plain.filter((register) => register.stream === stream.category);
    return registers.length > 0 ? [{ stream: stream as SchoolStream, registers }] : [];
  }),
);
