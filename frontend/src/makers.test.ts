import { sections, subjects } from '@madrasah/events/academics';
import { examFees, examRoutine } from '@madrasah/events/exams';
import { feeHeads } from '@madrasah/events/fees';
import { NEEDS } from '@madrasah/events/kernel';
import { generalLedgers, subLedgers } from '@madrasah/events/ledger';
import test from 'ava';
import { contexts } from './contexts.ts';
import { asChoices, lackOf } from './kit/fields/select/match.ts';
import { makerIn, makersIn } from './kit/routing/makers.ts';

/** All that choose from another. */
const registers = [sections, subjects, examFees, examRoutine, feeHeads, generalLedgers, subLedgers];
/** The ids of what they choose from. */
const chosen = new Set(
  registers.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) =>
      field.kind === 'ref' || field.kind === 'refs' ? [field.to.wire.id] : [],
    ),
  ),
);

test('whatever a form chooses from a register is made on a page, and on one alone', (t) => {
  t.true(chosen.has('SessionID') && chosen.has('FundID'));
  for (const id of chosen) t.truthy(makerIn(contexts, id), id);
  const made = contexts.flatMap(({ screens }) => screens.flatMap(({ makes }) => makes ?? []));
  t.is(new Set(made).size, made.length);
});

test('an answer without rows says of what there is none; one that is awaited does not', (t) => {
  t.is(lackOf(asChoices([] as { SessionID: number }[], 'SessionID', 'SessionID')), 'SessionID');
  t.is(
    lackOf(asChoices(undefined as { SessionID: number }[] | undefined, 'SessionID', 'SessionID')),
    undefined,
  );
  t.is(lackOf(asChoices([{ SessionID: 1 }], 'SessionID', 'SessionID')), undefined);
  t.is(makerIn(contexts, 'SessionID')?.path, '/students/sessions');
  t.is(makerIn(contexts, 'UserID')?.path, '/general-info/users-info/add');
  t.is(makerIn(contexts, undefined), undefined);
});

test('whatever a list or a report rests on is made on a page', (t) => {
  for (const { need, made } of NEEDS)
    t.is(makersIn(contexts, made).length, made.length, `${need} is made on ${made.join(' and ')}`);
});
