import { field } from './fields.ts';
import { optional } from './notes.ts';
import { Problem } from './problem.ts';

/**
 * A command that asks takes `sure`. A page sends `false`: it can ask, so what looks like a double of something recorded
 * is answered 409, nothing is recorded, and the same comes again with `true` when whoever wrote it is sure. Whoever does
 * not send it is never asked: machines and forms of the specification know of no question (docs/doubles.md).
 */
export const sureField = () =>
  field<boolean | undefined>(
    (raw) => {
      if (raw === undefined || raw === null) return undefined;
      return typeof raw === 'boolean' ? raw : new Problem('request.choice');
    },
    optional({
      enum: [true, false],
      description:
        'false: answer 409 (a code that ends in `likely-double` or `doubtful`) where it looks like something recorded already, or like a slip. true: record it all the same. Absent: nothing is asked.',
    }),
  );

interface Sure {
  readonly sure?: boolean | undefined;
}

/** The command, with what its sender said of being sure. */
export const withSure = <C>(command: C, body: unknown): C => {
  const { sure } = (body ?? {}) as Sure;
  return sure === undefined ? command : { ...command, sure };
};

/** The command as it is decided, and whether its sender wants to be asked. */
export function askedOf<C>(command: C): { readonly command: C; readonly asks: boolean } {
  const { sure, ...rest } = command as C & Sure;
  return { command: rest as C, asks: sure === false };
}
