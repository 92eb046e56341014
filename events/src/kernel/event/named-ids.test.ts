import test from 'ava';
import * as z from 'zod';
import type { QueryDefinition } from '../endpoint/endpoint.ts';
import * as fields from '../endpoint/fields.ts';
import { defineQuery } from '../endpoint/queries.ts';
import { defineEvent } from './event.ts';
import type { ClassId, LoginId, SectionId, WithIds } from './named-ids.ts';

// What is wrong here does not compile: `npm run check` is the test of the lines that expect an error.
const ofSection = (id: SectionId): number => id;
const classId: ClassId = 4;
const sectionId: SectionId = 4;
type Asked<D> = D extends QueryDefinition<infer Q> ? Q : never;

test('the id of another thing is not taken, a plain number is', (t) => {
  // @ts-expect-error a class's id where a section's is asked for
  t.is(ofSection(classId), 4);
  t.is(ofSection(sectionId), 4);
  t.is(ofSection(Number('4')), 4);
});

test('a member says by its name what it names, in questions, bodies and facts', (t) => {
  const query = defineQuery({
    name: 'OfSection',
    path: '/api/test',
    access: { kind: 'signed-in' } as never,
    query: { SubClassID: fields.id(), class_id: fields.optionalId<SectionId>() },
  });
  type Question = Asked<typeof query>;
  const asked: Question = { SubClassID: sectionId, class_id: sectionId };
  // @ts-expect-error named as a section's
  const wrong: Question = { SubClassID: classId, class_id: sectionId };
  // @ts-expect-error said to be a section's, whatever it is called
  const alsoWrong: Question = { SubClassID: sectionId, class_id: classId };
  const moved = defineEvent('SectionMoved', z.object({ classId: z.int(), sectionId: z.int() }));
  // @ts-expect-error the two changed places
  const turned = moved({ classId: sectionId, sectionId: classId });
  t.is(query.path, '/api/test');
  t.deepEqual([asked.class_id, wrong.class_id, alsoWrong.class_id, turned.data.classId], [4, 4, 4, 4]);
});

test('what has said already what it names keeps it, and what is no number stays as it is', (t) => {
  const login: WithIds<{ UserID: LoginId; SessionID: string; ClassID: number | undefined }> = {
    ...{ UserID: 1 as LoginId, SessionID: '1447', ClassID: undefined },
  };
  t.is(ofLogin(login.UserID), 1);
  t.is(login.SessionID.length, 4);
});

const ofLogin = (id: LoginId): number => id;
