import { addDays } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import type { JsonObject, RecordedEvent } from '@madrasah/service-kit/event-store';
import { plainTable } from '@madrasah/service-kit/folding';
import test, { type ExecutionContext } from 'ava';
import { journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { journalOf, resealed, withChanged } from './histories.ts';
import { agreementFaults } from './invariants/agreement.ts';
import { CHART, runSequence } from './run-sequence.ts';
import { Ground } from './small-school.ts';
import type { Sequence } from './steps.ts';
import { Watch } from './watch.ts';

// Each invariant is handed a history that breaks it, and must name it: one that cannot fail proves nothing.

const counter = { session: 0, into: 'C1', deducted: 0, over: 0, wrong: '' } as const;
const collect = { kind: 'collect', ago: 0, ...counter } as const;
const voucher = { kind: 'voucher', ago: 0, into: 'C1', amount: 50_000 } as const;
const LIFE: Sequence = [
  [{ ...collect, who: 0, shares: [5, 10] }],
  [{ ...collect, who: 1, shares: [10], over: 600_000 }],
  [{ kind: 'wait', days: 2 }],
  [{ ...voucher, fundName: 'G', inwards: true, head: 0 }],
  [{ ...voucher, fundName: 'B', inwards: true, head: 2 }],
  [{ ...voucher, fundName: 'G', inwards: false, head: 1, amount: 20_000 }],
  [{ kind: 'run', session: 0, group: 2, month: 2, ago: 0 }],
  [{ kind: 'transfer', ago: 0, from: 'G', to: 'B', into: 'C1', amount: 7000, as: 'gift' }],
  [{ ...collect, who: 2, shares: [3] }],
  [{ kind: 'wait', days: 1 }],
  [{ kind: 'reverse', which: 0, as: 'correction' }],
];

// Money in the bank; its statement is taken, matched and locked.
const statement = {
  kind: 'form',
  form: 'TakeBankStatement',
  who: 0,
  which: 1,
  ago: 0,
  tenths: 5,
  amount: 1,
} as const;
const BANK_MONTH: Sequence = [
  [{ ...collect, who: 1, shares: [5], into: 'BK' }],
  [{ ...collect, who: 2, shares: [3], into: 'BK' }],
  [statement],
  [statement],
  [statement],
];

const ground = new Ground();
const schoolId = await runSequence(ground, LIFE);
const history = await journalOf(ground, schoolId);
test.after.always(() => ground.close());

const at = (type: string, nth = 0) => {
  const found = history.flatMap((event, index) => (event.type === type ? [index] : []));
  return found.at(nth) ?? Number.NaN;
};
const watch = () => new Watch(schoolId, CHART, ground.codec);
const namesIn = (faults: readonly string[]) => new Set(faults.map((fault) => fault.split(':')[0]));

function names(t: ExecutionContext, name: string, events: readonly RecordedEvent[]): void {
  const faults = watch().take(events);
  t.true(namesIn(faults).has(name), `${name} is not among ${JSON.stringify(faults)}`);
  t.true(name === 'chain' || !namesIn(faults).has('chain'), 'the chain was to say nothing');
}

const postingsOf = ({ data }: RecordedEvent) => data['postings'] as unknown as Posting[];
const postings = (lines: readonly Partial<Posting>[]) => ({
  data: { postings: lines as unknown as JsonObject[] },
});
/** Both sides of an entry, changed alike. */
const changedLines = (index: number, change: (line: Posting, place: number) => Partial<Posting>) =>
  resealed(
    withChanged(history, index, (event) =>
      postings(postingsOf(event).map((line, place) => ({ ...line, ...change(line, place) }))),
    ),
  );

test('a history of which everything holds', (t) => {
  t.deepEqual(watch().take(history), []);
  t.deepEqual(watch().take(resealed(history)), []);
  const kinds = new Set(history.map(({ type }) => type));
  t.true(kinds.size >= 6, [...kinds].join(' '));
});

test('balance: an entry that is off by one paisa', (t) => {
  const off = changedLines(at('VoucherPosted'), ({ debit }, place) =>
    place === 0 ? { debit: (debit + 1) as Posting['debit'] } : {},
  );
  names(t, 'balance', off);
});

test('balance: one fund’s lack made good by another’s surplus', (t) => {
  names(
    t,
    'balance',
    changedLines(at('VoucherPosted'), (_line, place) => (place === 0 ? { fund: 2 } : {})),
  );
});

test('numbers: a receipt, a voucher and an id that are skipped, and a number given twice', (t) => {
  const plus = (type: string, name: string, by: number, nth = -1) =>
    resealed(
      withChanged(history, at(type, nth), ({ data }) => ({ data: { [name]: Number(data[name]) + by } })),
    );
  names(t, 'numbers', plus('FeesCollected', 'receiptNo', 1));
  names(t, 'numbers', plus('FeesCollected', 'receiptNo', -1));
  names(t, 'numbers', plus('VoucherPosted', 'voucherNo', 1));
  names(t, 'numbers', plus('FeesCollected', 'receiptId', 1));
  names(t, 'numbers', plus('FeesCharged', 'firstItemId', 1));
});

test('numbers: a voucher of one accounting year in the series of another', (t) => {
  const next = withChanged(history, at('VoucherPosted'), () => ({ data: { on: '2026-07-01' } }));
  names(t, 'numbers', resealed(next));
});

test('numbers: a receipt that is taken back twice', (t) => {
  const reversal = history[at('CollectionReversed')] as RecordedEvent;
  names(t, 'numbers', resealed([...history, reversal]));
});

test('money: more paid out than was there, today and on a day that is past', (t) => {
  const tenfold = ({ debit, credit }: Posting) => ({ debit: debit * 100, credit: credit * 100 }) as Posting;
  names(t, 'money', changedLines(at('VoucherPosted', -1), tenfold));
  const early = withChanged(history, at('VoucherPosted', -1), () => ({ data: { on: '2025-04-30' } }));
  names(t, 'money', resealed(early));
});

test('funds: income of one fund in another, zakat paid out, a transfer from waqf', (t) => {
  names(
    t,
    'funds',
    changedLines(at('VoucherPosted', 1), () => ({ fund: 1 })),
  );
  names(
    t,
    'funds',
    changedLines(at('VoucherPosted', -1), () => ({ fund: 3 })),
  );
  const waqf = withChanged(history, at('FundsTransferred'), () => ({ data: { fromFund: 5 } }));
  names(t, 'funds', resealed(waqf));
});

test('reconciled: a bank that ended with other money, and an entry that it never had', async (t) => {
  const own = await runSequence(ground, BANK_MONTH);
  const events = await journalOf(ground, own);
  const bank = (changed: readonly RecordedEvent[]) =>
    namesIn(new Watch(own, CHART, ground.codec).take(changed)).has('reconciled');
  const first = (type: string) => events.findIndex((event) => event.type === type);
  t.true(first('BankStatementLocked') > 0, events.map(({ type }) => type).join(' '));
  t.false(bank(events));
  const { data } = events[first('BankStatementTaken')] as RecordedEvent;
  const more = { data: { closing: Number(data['closing']) + 1 } };
  t.true(bank(withChanged(events, first('BankStatementTaken'), () => more)));
  const matched = events.findIndex(({ type }) => type === 'StatementLineMatched');
  t.true(bank(withChanged(events, matched, () => ({ data: { entries: [[0, '2026-06-27', 1]] } }))));
});

test('chain: a changed byte, an event removed, two swapped, one recorded before the one in front', (t) => {
  const index = at('VoucherPosted');
  const byte = withChanged(history, index, () => ({ data: { remark: ' ' } }));
  t.deepEqual([...namesIn(watch().take(byte))], ['chain']);
  names(t, 'chain', history.toSpliced(index, 1));
  const [one, other] = [history[index], history[index + 1]] as [RecordedEvent, RecordedEvent];
  names(t, 'chain', history.toSpliced(index, 2, other, one));
  const early = withChanged(history, index, () => ({ metadata: { at: '2026-06-01T00:00:00.000Z' } }));
  names(t, 'chain', resealed(early));
});

test('as of: more paid than is due, and a payment before its charge', (t) => {
  const index = at('FeesCollected');
  names(
    t,
    'as of',
    changedLines(index, ({ debit, credit }) => ({ debit: debit * 3, credit: credit * 3 }) as Posting),
  );
  names(t, 'as of', resealed(withChanged(history, index, () => ({ data: { on: '2025-05-09' } }))));
});

test('as of: an advance that pays before it came in', (t) => {
  const applied = history[at('AdvanceApplied')]?.data['on'] as string;
  const [brought] = history
    .flatMap(({ type, data }, index) => (type === 'FeesCollected' && data['advance'] ? [index] : []))
    .toReversed();
  const later = { data: { on: addDays(applied, 1) } };
  const faults = watch().take(resealed(withChanged(history, brought ?? Number.NaN, () => later)));
  t.true(
    faults.some((fault) => /^as of: \d+ has paid -\d+ and 0 ahead/.test(fault)),
    faults.join('; '),
  );
});

test('dues: a payment of no charge, and one that stands under another student', (t) => {
  const index = at('FeesCollected');
  const ofNone = withChanged(history, index, (event) =>
    postings(postingsOf(event).map(({ itemId: _none, ...line }) => line)),
  );
  names(t, 'dues', resealed(ofNone));
  names(
    t,
    'dues',
    changedLines(index, ({ party }) => (party === undefined ? {} : { party: 2 })),
  );
});

test('statements: a loan that one fund gave and none has taken', (t) => {
  const given = changedLines(at('FundsTransferred'), ({ account }) =>
    account === 'sys:transfer-out' ? { account: 'sys:due-from' } : {},
  );
  names(t, 'statements', given);
});

test('collections: a receipt that brought money for no charge and no advance', (t) => {
  const beside = withChanged(history, at('FeesCollected'), (event) => {
    const [first] = postingsOf(event) as [Posting];
    const none = { debit: 0, credit: 0 };
    const more = [
      { ...first, ...none, debit: 100 },
      { account: 'sys:fund-balance', fund: first.fund, ...none, credit: 100 },
    ];
    return postings([...postingsOf(event), ...(more as Posting[])]);
  });
  names(t, 'collections', resealed(beside));
});

test('agreement: decisions that are made on another due than the books tell', (t) => {
  const state = journalStream.initial(plainTable as never);
  for (const event of history) journalStream.evolve(state, ground.codec.decode(event));
  const watched = watch();
  watched.take(history);
  t.deepEqual(agreementFaults(state, watched.books), []);
  const item = [...state.items.values()].find(({ due }) => due > 0);
  if (!item) throw new Error('nothing is due');
  state.items.set(item.itemId, { ...item, due: item.due - 1 });
  t.regex(
    agreementFaults(state, watched.books).join(),
    new RegExp(`item ${item.itemId} of .* is due ${item.due}`),
  );
});

test('known at: what is told of an instant that is past has changed', (t) => {
  const watched = watch();
  const middle = history.length >> 1;
  watched.take(history.slice(0, middle));
  watched.remember(new Date(String(history[middle - 1]?.metadata['at'])));
  t.deepEqual(watched.takeAll(), []);
  const back = withChanged(history, middle, () => ({ metadata: { at: '2026-06-01T00:00:00.000Z' } }));
  watched.take(back.slice(middle));
  t.deepEqual([...namesIn(watched.takeAll())], ['known at']);
});
