import { globSync, readFileSync } from 'node:fs';
import test from 'ava';
import type * as z from 'zod';
import { commandCatalogue } from './index.ts';

const SRC = new URL('../', import.meta.url).pathname;

/** Of each body with a rule over several members: what breaks it while all else is missing, and where it is told. */
const BROKEN: Readonly<Record<string, readonly [sent: object, told: string]>> = {
  CopySubjects: [{ SubClassID: 1, to: [1] }, 'to'],
  SetFeesForSections: [{ asLast: 0 }, 'Fee'],
  PreviewFeesForSections: [{ asLast: 0 }, 'Fee'],
  SetConditionsForSections: [{ asLast: 0 }, 'from'],
  PreviewConditionsForSections: [{ asLast: 0 }, 'from'],
  SetExamSettings: [{}, 'ExamStatus'],
  CreateInvoice: [{ SLID: [3], entry_3: 'x' }, 'entry_3'],
  AddAverageCondition: [{ DivisionNumber1: 50, DivisionNumber2: 60 }, 'DivisionNumber2'],
  ChangeAverageCondition: [{ DivisionTopNumber: 60, DivisionNumber1: 80 }, 'DivisionNumber1'],
  SetResultsCondition: [{ MostMeariAction: 1 }, 'MostMeariScount'],
  ChangeResultsCondition: [{ GorMeariAction: 1 }, 'GorDivision'],
  AddSubjectCondition: [{ MaxNumber: 50, PassNumber: 60 }, 'PassNumber'],
  ChangeSubjectCondition: [{ KeratAction: 1, OptionalAction: 1 }, 'OptionalAction'],
  SetTalentConditions: [{ conditions: [] }, 'conditions'],
  CopyConditions: [
    { to: [1, 2].map((SessionID) => ({ SessionID, ExamID: 1, SubClassID: 1 })) },
    'to.1.SessionID',
  ],
  SwitchPublished: [{ published: 0 }, 'reason'],
  CorrectResults: [{}, 'reason'],
  PreviewCorrection: [
    { StudentResults: [{ UserID: 1, Subjects: [{ SubjectID: 1, SubVal1: 81 }] }], Conditions: {} },
    'Conditions',
  ],
};

/** Rules that no body of a command has: of one value alone, of stored events, of answers, of what is asked. */
const ELSEWHERE = [
  'files/events.ts',
  'kernel/endpoint/answers.ts',
  'kernel/endpoint/clocks.ts',
  'kernel/endpoint/ruled.ts',
  'kernel/event/schemas.ts',
];

const hasRule = (body: z.ZodType) =>
  (body._zod.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'custom' && _zod.def.when);
const bodies = commandCatalogue.flatMap(({ name, parts: { body } }) =>
  body && hasRule(body) ? [{ name, body }] : [],
);
const told = (body: z.ZodType, sent: object) =>
  (body.safeParse(sent).error?.issues ?? []).map(({ path }) => path.join('.'));

test('what is missing and what breaks a rule are named together', (t) => {
  t.deepEqual(bodies.map(({ name }) => name).toSorted(), Object.keys(BROKEN).toSorted());
  for (const { name, body } of bodies) {
    const [sent, at] = BROKEN[name] ?? [{}, ''];
    const named = told(body, sent);
    const missing = told(body, {}).filter((path) => !(path in sent) && path !== at);
    t.true(named.includes(at), `${name}: ${named.join()}`);
    for (const path of missing) t.true(named.includes(path), `${name} ${path}`);
    t.is(new Set(named).size, named.length, `${name} names nothing twice: ${named.join()}`);
  }
});

test('a rule over members is said so that it is told with the rest', (t) => {
  const files = globSync('**/*.ts', { cwd: SRC }).filter((file) => !file.endsWith('.test.ts'));
  const others = files.filter((file) => /\.(?:superRefine|refine)\(/.test(readFileSync(SRC + file, 'utf8')));
  t.deepEqual(others.toSorted(), ELSEWHERE.toSorted());
});
