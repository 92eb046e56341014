import * as z from 'zod';
import {
  contentRevision,
  defineCommand,
  defineEvent,
  field,
  fields,
  power,
  stored,
} from '../../kernel/index.ts';

/** Two entries are one person: from then on only the one that is kept is shown. What was recorded keeps its ids. */
export const PeopleMerged = defineEvent(
  'PeopleMerged',
  z.object({
    keepId: stored.storedId,
    otherId: stored.storedId,
    /** The recorded family of the entry that is kept, from then on; null where the office recorded none. */
    familyId: stored.storedId.nullable(),
    guardianId: stored.storedId.nullable(),
    on: stored.storedDay,
    noteId: stored.storedId.nullable(),
  }),
  {
    about: { user: ({ keepId, otherId }) => [keepId, otherId] },
    history: { bn: 'দুই নিবন্ধন এক করা হয়েছে', en: 'Two entries made one' },
  },
);

export const mergingEvents = { PeopleMerged };

/** The version of two entries, whichever is named first; whoever makes them one names the one he has seen. */
export const pairRevision = (...pair: readonly [one: Versioned, other: Versioned]): number =>
  contentRevision(
    pair
      .toSorted((one, other) => one.userId - other.userId)
      .flatMap(({ userId, version }) => [userId, version]),
  );

interface Versioned {
  readonly userId: number;
  readonly version: number;
}

export const mergePeople = defineCommand({
  name: 'MergePeople',
  versioned: true,
  path: '/api/users/merge',
  access: power('user_entry', 'delete'),
  body: z.object({ otherId: fields.id() }),
  fields: [
    field.given('keepId', { bn: 'যেটি থাকবে', en: 'Which one stays' }, { open: true }),
    field.text(
      'reason',
      { bn: 'কেন এক করা হচ্ছে', en: 'Why they are made one' },
      { max: 300, missing: 'request.required' },
    ),
  ],
  toCommand: (body) => body,
  message: 'people.merged-done',
  example: { keepId: 1, otherId: 2, reason: 'দুইবার লেখা হয়েছিল' },
});

export const mergingCommands = { mergePeople };
