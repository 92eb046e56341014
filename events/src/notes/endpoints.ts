import * as z from 'zod';
import { defineCommand, defineQuery, fields, typeAtMost } from '../kernel/index.ts';
import { ERASING_REASONS } from './events.ts';

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
  note: defineQuery({ name: 'Note', path, access: MAY_ERASE, query: { id: fields.id() } }),
};
