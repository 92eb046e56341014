import * as z from 'zod';
import { answers, defineCommand, defineQuery, fields, typeAtMost } from '../kernel/index.ts';
import { ERASING_REASONS } from './events.ts';

const { answered, cell, record } = answers;
const MAY_ERASE = typeAtMost(2);
const path = '/api/accounts/notes/:id';

export const noteCommands = {
  eraseNote: defineCommand({
    name: 'EraseNote',
    path: `${path}/erase`,
    access: MAY_ERASE,
    params: { id: fields.id() },
    body: z.object({ why: fields.requiredWord(ERASING_REASONS) }),
    toCommand: (body, params) => ({ noteId: params.id, why: body.why }),
    message: 'notes.erased-done',
    example: { why: 'asked' },
  }),
};

export const noteQueries = {
  /** For whoever may erase it: what would be gone. */
  note: defineQuery({
    ...{ name: 'Note', path, access: MAY_ERASE, query: { id: fields.id() } },
    answer: () =>
      answered(
        record({
          noteId: cell.number(),
          /** By what each is: the reason of this, the remark on that; null once it was erased. */
          texts: z.record(z.string(), z.string()).nullable(),
          erased: cell.flag(),
        }),
      ),
  }),
};
