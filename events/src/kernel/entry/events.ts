import * as z from 'zod';
import { defineEvent } from '../event/event.ts';
import { storedDay, storedId } from '../event/schemas.ts';
import { keptFields } from '../register/values.ts';
import type { Bilingual } from '../text/language.ts';
import type { Entry, EntryParts, EntryStep, Whose } from './shape.ts';

const snake = (noun: string) => noun.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();

/** Under which name the day of a withdrawal is recorded. */
export const withdrawnAt = ({ isStamped }: Pick<Entry, 'isStamped'>) => (isStamped ? 'on' : 'withdrawnOn');

/** Whom its events are about: a student and his admission, or the person alone. */
export const whoseIn = (
  { ofPerson }: Pick<Entry, 'ofPerson'>,
  { userId, admissionId }: Whose,
): Partial<Whose> => ({ userId, ...(ofPerson ? {} : { admissionId }) });

const DONE = {
  write: { bn: '', en: '' },
  change: { bn: ' বদল', en: ' changed' },
  withdraw: { bn: ' প্রত্যাহার', en: ' withdrawn' },
  print: { bn: ' মুদ্রণ', en: ' printed' },
} as const satisfies Readonly<Record<EntryStep, Bilingual>>;

/** How a step is told in the history of whom the entry is of: “Character report changed”. */
function historyOf({ bn, en }: Entry['words'], step: EntryStep): Bilingual {
  const [ours, english] = [bn, en].map(({ one, paper = one }) => (step === 'print' ? paper : one));
  const told = `${ours}${DONE[step].bn}`;
  return { bn: told, en: `${english?.slice(0, 1).toUpperCase()}${english?.slice(1)}${DONE[step].en}` };
}

/** Whose histories its events stand in, and how they hold its number and whom it is of. */
export function whoseOf({ noun, id, of }: Pick<EntryParts<object>, 'noun' | 'id' | 'of'>) {
  const admission: Record<string, z.ZodType> =
    of === 'person' ? {} : { admissionId: of === 'anybody' ? storedId.nullable() : storedId };
  const about: Record<string, string> = {
    ...{ [snake(noun)]: id, user: 'userId' },
    ...(of === 'person' ? {} : { admission: 'admissionId' }),
  };
  return { about, whose: { [id]: storedId, userId: storedId, ...admission } };
}

/** Its events, by the names they are recorded under. What is the person's own is null once he is erased. */
export function eventsOf<A extends object, Id extends string, Q extends object>(
  parts: EntryParts<A, Id, Q>,
  { isStamped }: Pick<Entry, 'isStamped'>,
): Entry['events'] {
  const { steps, words, fields, holds = {}, noted = [], sealed = [], since = {}, paper } = parts;
  const { about, whose } = whoseOf(parts);
  const said = Object.values(keptFields(fields)).map(
    ({ at, stored }) =>
      [at, (sealed as readonly string[]).includes(at) ? stored.nullable() : stored] as const,
  );
  const day: Record<string, z.ZodType> = isStamped ? { on: storedDay } : {};
  const note: Record<string, z.ZodType> = noted.length > 0 ? { noteId: storedId.nullable() } : {};
  const facts = { ...Object.fromEntries(said), ...holds, ...day, ...note };
  const subject = (data: Record<string, unknown>) => `person:${data['userId']}`;
  const personal = sealed.length > 0 ? { personal: { subject, fields: [...sealed] } } : {};
  const made = (step: EntryStep, more: Record<string, z.ZodType>, also: object = {}) => {
    const history = historyOf(words, step);
    return defineEvent(steps[step][1], z.object({ ...whose, ...more }), {
      ...since[step],
      about,
      history,
      ...also,
    } as never) as never;
  };
  return {
    write: made('write', facts, personal),
    change: made('change', facts, personal),
    withdraw: made('withdraw', { [withdrawnAt({ isStamped })]: storedDay }),
    print: made('print', {
      printing: z.int().min(1),
      ...('printing' in paper ? paper.printing.holds : {}),
    }),
  };
}
