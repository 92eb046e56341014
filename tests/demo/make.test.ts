import { type JournalState, openItems } from '@madrasah/command-service';
import { dhakaDay, postingsOf } from '@madrasah/events';
import type { Certificate } from '@madrasah/events/certificates';
import { Codec, type DomainEvent } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { copyEvents } from '../../scripts/demo/copy.ts';
import { schoolCalendar } from '../../scripts/demo/invented/calendar.ts';
import { makeDemo } from '../../scripts/demo/make.ts';

const NOW = '2026-11-21T09:00:00.000Z';

interface Lived {
  readonly store: EventStore;
  readonly journal: JournalState;
  readonly events: readonly DomainEvent[];
}

/** A tenth of the school, with all its classes and all its days. */
async function live(now: string): Promise<Lived> {
  const store = inProcessEventStore(':memory:');
  const vault = new FileVault(':memory:');
  const order = { store, vault, now: new Date(now), password: 'madrasah-demo', scale: 0.1 };
  const { journal } = await makeDemo(order);
  const codec = new Codec(vault);
  const events: DomainEvent[] = [];
  for await (const event of store.readAll()) events.push(codec.decode(event));
  return { store, journal, events };
}

const lived = live(NOW);
const countsOf = ({ events }: Lived) => {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort();
};
const balancesOf = ({ journal }: Lived) =>
  [...journal.balances.entries()].map(([key, { total }]) => [key, total]).sort();
const ofType = async (type: string) => (await lived).events.filter((event) => event.type === type);

test('the same seed on the same day makes the same school, whatever the hour', async (t) => {
  const again = await live('2026-11-21T17:45:00.000Z');
  t.deepEqual(countsOf(again), countsOf(await lived));
  t.deepEqual(balancesOf(again), balancesOf(await lived));
});

test('a copy in another store is the same log', async (t) => {
  const { store, events } = await lived;
  const copy = inProcessEventStore(':memory:');
  await copyEvents(store, copy);
  const ids = [];
  for await (const { id, stream, revision, metadata } of copy.readAll())
    ids.push([id, stream, revision, metadata['hash']]);
  t.deepEqual(
    ids,
    events.map(({ id, stream, revision, metadata }) => [id, stream, revision, metadata.hash]),
  );
});

test('every entry balances in every fund, and so do the books', async (t) => {
  const { events, journal } = await lived;
  for (const { type, data, stream } of events) {
    if (!stream.startsWith('journal-')) continue;
    const funds = new Map<number, number>();
    for (const { fund, debit, credit } of postingsOf({ type, data }))
      funds.set(fund, (funds.get(fund) ?? 0) + debit - credit);
    t.true(
      [...funds.values()].every((rest) => rest === 0),
      type,
    );
  }
  t.is(
    [...journal.balances.values()].reduce((sum, { total }) => sum + total, 0),
    0,
  );
});

test('what the students owe is what the receivable says, and nobody owes who has paid ahead', async (t) => {
  const { journal } = await lived;
  const receivable = [...journal.balances.entries()].filter(([key]) => key.startsWith('sys:receivable|'));
  const items = [...journal.items.values()];
  t.is(
    items.reduce((sum, { due }) => sum + due, 0),
    receivable.reduce((sum, [, { total }]) => sum + total, 0),
  );
  t.true(items.some(({ due }) => due > 0));
  for (const [userId, held] of journal.advances.entries())
    if (held.size > 0) t.deepEqual(openItems(journal, userId), [], `student ${userId}`);
});

test('the board is paid what was charged for it, never before', async (t) => {
  const { events } = await lived;
  const head = events.find(
    ({ type, data }) => type === 'SubLedgerAdded' && /বেফাক/.test(String(data['name'])),
  );
  const account = `sl:${head?.data['subLedgerId']}`;
  let owed = 0;
  let paid = 0;
  for (const { type, data, stream } of events) {
    if (!stream.startsWith('journal-')) continue;
    for (const posting of postingsOf({ type, data })) {
      if (posting.account !== account) continue;
      owed += posting.credit - posting.debit;
      paid += posting.debit;
    }
    t.true(owed >= 0, `${type} of ${data['on']}: ${owed}`);
  }
  t.true(paid > 0);
});

test('every student has a code and is admitted, the old ones in both sessions', async (t) => {
  const people = (await ofType('PersonRegistered')).filter(({ data }) => data['userType'] === 1);
  t.is(new Set(people.map(({ data }) => data['userCode'])).size, people.length);
  const admissions = (await ofType('StudentAdmitted')).map(({ data }) => data);
  const admittedTo = (session: number) => admissions.filter(({ sessionId }) => sessionId === session);
  const ids = (rows: typeof admissions) => new Set(rows.map(({ userId }) => userId));
  t.is(ids(admittedTo(2)).size, people.length);
  t.is(new Set(admittedTo(2).map(({ classId }) => classId)).size, 12);
  t.true(ids(admittedTo(1)).size > 0);
  t.true([...ids(admittedTo(1))].every((id) => ids(admittedTo(2)).has(id)));
});

test('every examination is charged to its candidates once, and each has a seat and a room for all its papers', async (t) => {
  const { journal } = await lived;
  const listed = (await ofType('CandidatesListed')).flatMap(({ data }) =>
    (data['added'] as { userId: number }[]).map(
      ({ userId }) => `${data['sessionId']}/${data['examId']}/${userId}`,
    ),
  );
  const charged = [...journal.items.values()].filter(({ examId }) => examId > 0);
  t.true(listed.length > 0 && charged.every(({ charged: paisa }) => paisa === 30_000));
  const keyOf = ({ sessionId, examId, userId }: (typeof charged)[number]) =>
    `${sessionId}/${examId}/${userId}`;
  t.deepEqual(charged.map(keyOf).sort(), [...listed].sort());
  const seated = (await ofType('SeatPlanMade')).flatMap(({ data }) =>
    (data['rooms'] as { seated: (number | null)[] }[])
      .flatMap((room) => room.seated)
      .filter((userId) => userId !== null)
      .map((userId) => `${data['sessionId']}/${data['examId']}/${userId}`),
  );
  t.deepEqual(seated.sort(), [...listed].sort());
  t.is(new Set(listed.map((key) => key.split('/')[0])).size, 2);
});

/** What may be dated another day than the one on which it is recorded: what was seen, a day reopened, a year signed off. */
const OF_ANOTHER_DAY = [
  ...['CharacterReported', 'DayReopened', 'DayClosed', 'VoucherPosted', 'YearClosed'],
  // A month is charged on the day on which it began, and what was paid ahead pays it there.
  ...['FeesCharged', 'AdvanceApplied'],
];

test('all that a year brings is in it, and nothing lies in the future', async (t) => {
  const { events } = await lived;
  const kinds = [
    ...[
      'ConcessionGranted',
      'AdvanceApplied',
      'CollectionReversed',
      'OpeningBalancesPosted',
      'VoucherPosted',
    ],
    ...['ContraPosted', 'FundsTransferred', 'FeesCollected', 'MonthCalendarSet', 'VoucherRevised'],
    ...[
      'StaffAdvanceGiven',
      'StaffAdvanceSettled',
      'WalletSettled',
      'FeeWaived',
      'FeeWrittenOff',
      'FeeRefunded',
    ],
    ...['JournalVoucherPosted', 'PaymentPromised'],
    ...['LeaverSettled', 'ConcessionArranged', 'ApprovalGiven', 'ApprovalRefused', 'CashCounted'],
    ...['CashDifferencePosted', 'CashDifferenceResolved', 'DayReopened', 'YearClosed'],
    ...['ZakatEligibilitySet', 'TamlikGiven', 'BankStatementTaken', 'BankStatementLocked'],
    ...['CandidatesListed', 'MarksEntered', 'SheetPublished'],
    ...['TeacherRegistered', 'CertificateGiven', 'CharacterReported', 'VacationGranted'],
  ];
  for (const type of kinds) t.true((await ofType(type)).length > 0, type);
  t.true((await ofType('VoucherPosted')).some(({ data }) => data['fundId'] === 4 && data['direction'] === 1));
  t.true((await ofType('CollectionReversed')).some(({ data }) => data['kind'] === 'dishonoured'));
  t.is((await ofType('PeriodLocked')).length, 2);
  const dated = events.filter(({ metadata, data }) => {
    t.true(metadata.at <= NOW);
    return data['on'] !== undefined && data['on'] !== dhakaDay(new Date(metadata.at));
  });
  t.deepEqual([...new Set(dated.map(({ type }) => type))].sort(), [...OF_ANOTHER_DAY].sort());
  t.is(new Set(events.map(({ metadata }) => metadata.schoolId)).size, 1);
});

const certificatesOf = (events: readonly DomainEvent[]) =>
  events.flatMap(({ type, data }) => (type === 'CertificateGiven' ? [data as unknown as Certificate] : []));
const isOfResult = ({ from, outcome }: Certificate) =>
  from !== null && Number(outcome?.totalMark) > 0 && outcome?.reason === undefined;

test('each certificate says what is published of its student', async (t) => {
  const given = certificatesOf((await lived).events);
  t.is(given.length, 4);
  t.true(given.every(isOfResult));
});

test('the last month of the bank is reconciled, and zakat was given to whom it is due', async (t) => {
  const { journal } = await lived;
  const [statement] = [...journal.bankStatements.values()];
  t.true(statement?.locked);
  t.is(statement?.to, '2026-10-31');
  const entitled = new Set((await ofType('ZakatEligibilitySet')).map(({ data }) => data['userId']));
  const given = (await ofType('TamlikGiven')).flatMap(({ data }) => data['lines'] as { userId: number }[]);
  t.true(given.length > 0 && given.every(({ userId }) => entitled.has(userId)));
});

test('the drawer is closed each day but the last, one was opened again, and a request still waits', async (t) => {
  const { journal } = await lived;
  const [[account, closed] = [0, []]] = [...journal.closedDays.entries()];
  t.true(closed.length > 200 && account > 0);
  t.true((closed.at(-1)?.on ?? '') < dhakaDay(new Date(NOW)));
  t.deepEqual(closed.filter(({ difference, resolved }) => difference !== 0 && !resolved).length, 1);
  t.is([...journal.approvals.values()].filter(({ state }) => state === 'waiting').length, 1);
});

for (const today of ['2027-03-09', '2027-03-10', '2027-03-30', '2028-02-29'])
  test(`a school made on ${today} has the current month, and an older session behind it`, (t) => {
    const { months } = schoolCalendar(today);
    const last = months.at(-1);
    t.true(last && last.from <= today && today < last.until);
    t.true(months.filter(({ session }) => session === 'older').length >= 3);
    for (const [index, month] of months.slice(1).entries()) t.is(month.from, months[index]?.until as string);
  });

test('a school made in the early hours of a school year’s first day is whole', async (t) => {
  const { journal, events } = await live('2027-03-09T18:00:30.000Z');
  const admitted = events.filter(({ type, data }) => type === 'StudentAdmitted' && data['sessionId'] === 2);
  t.true(admitted.length > 0 && admitted.every(({ data }) => data['on'] === '2027-03-10'));
  t.true(journal.receipts.size > 100);
  t.true(certificatesOf(events).every(isOfResult));
});
