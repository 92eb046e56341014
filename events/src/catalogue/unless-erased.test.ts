import test from 'ava';
import type * as z from 'zod';
import { fieldNotes } from '../kernel/index.ts';
import { commandCatalogue } from './index.ts';

/** The members of a body that must be typed, but of somebody who is erased. */
function notedIn(body: z.ZodType | undefined): string[] {
  const { shape = {} } = (body ?? {}) as { readonly shape?: Readonly<Record<string, z.ZodType>> };
  return Object.keys(shape).filter((name) => fieldNotes.noteOf(shape[name] as z.ZodType)?.unlessErased);
}

test('a command says itself which texts are needed but of an erased person: no form can look into its schema', (t) => {
  const told = commandCatalogue.filter(
    ({ unlessErased, parts }) => unlessErased || notedIn(parts.body).length > 0,
  );
  t.true(told.length > 15);
  for (const { name, unlessErased = [], parts } of told)
    t.deepEqual([...unlessErased].sort(), notedIn(parts.body).sort(), name);
});
