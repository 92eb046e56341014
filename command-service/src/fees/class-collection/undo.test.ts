import { isRefusal } from '@madrasah/events';
import { DayClosed } from '@madrasah/events/closing';
import test from 'ava';
import { fund, sl } from '../../test-support/chart.ts';
import { refuses, S, S2, taka } from '../../test-support/house.ts';
import { refundFee } from '../receipts/refund/refund.ts';
import { satTogether } from './test-support.ts';
import { undoSitting } from './undo.ts';

const undo = ({ house, originals }: ReturnType<typeof satTogether>) =>
  undoSitting(house.books, { id: 1 }, originals);
const named = (outcome: ReturnType<typeof undoSitting>) =>
  isRefusal(outcome) ? outcome.fields.map(({ path, problem }) => [path, problem.key]) : [];

test('all receipts of a sitting are taken back together, each waits for its right one; once', (t) => {
  const room = satTogether();
  const { house } = room;
  const drafts = house.given(undo(room));
  t.deepEqual(
    drafts.map(({ type, data }) => [type, (data as { sitting?: number }).sitting]),
    [
      ['CollectionReversed', 1],
      ['ReplacementAwaited', undefined],
      ['CollectionReversed', 1],
      ['ReplacementAwaited', undefined],
    ],
  );
  t.deepEqual([house.dues(S), house.advance(S), house.dues(S2), house.balance('C1')], [800, 0, 600, 0]);
  refuses(t, undo(room), 'operation.already-undone');
  refuses(t, undoSitting(house.books, { id: 2 }, []), 'operation.not-found');
});

test('an advance that has paid charges since is un-applied with its receipt', (t) => {
  const room = satTogether();
  const { house } = room;
  house.given(house.charge({ Food: 150 }, '2026-04-30'));
  house.given(undo(room));
  t.deepEqual([house.dues(S), house.advance(S), house.balance('C1')], [950, 0, 0]);
});

test('nothing is taken back while one stands in the way, and each that does is named', (t) => {
  const once = satTogether();
  once.house.given(once.house.reverse(2));
  refuses(t, undo(once), 'fees.sitting-leaning');
  t.deepEqual(named(undo(once)), [['receipts.2', 'fees.sitting.reversed']]);

  const spent = satTogether();
  const from = { kind: 'advance', fundId: fund('G') } as const;
  const refund = refundFee(spent.house.books, {
    ...{ userId: S, on: spent.house.today, moneyAccount: sl('C1'), from, amount: taka(200) },
  });
  spent.house.given(refund);
  t.deepEqual(named(undo(spent)), [['receipts.1', 'fees.sitting.spent']]);
  t.is(spent.house.journal.receipts.get(2)?.reversed, false);

  const closed = satTogether();
  const day = { on: closed.house.today, moneyAccount: sl('C1') };
  closed.house.given([
    DayClosed({
      closeId: 1,
      ...day,
      book: [{ fundId: fund('G'), amount: taka(1400) }],
      counted: taka(1400),
      difference: 0,
      notes: [],
    }),
  ]);
  t.deepEqual(named(undo(closed)), [
    ['receipts.1', 'fees.sitting.closed'],
    ['receipts.2', 'fees.sitting.closed'],
  ]);
});

test('receipts that are not there as they were recorded are not taken back', (t) => {
  const { house, originals } = satTogether();
  refuses(t, undo({ house, originals: originals.slice(1) }), 'conflict.changed');
});
