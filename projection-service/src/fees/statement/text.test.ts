import test from 'ava';
import type { StatementLine } from '../../ledger/books/index.ts';
import { statementLabel, statementText } from './text.ts';

const line = (kind: string) => ({ kind, number: 7 }) as StatementLine;

test('old dues are told by the heads and months that the paper named, without them by what they are', (t) => {
  const heads = ['পূর্বের বকেয়া: মাসিক বেতন – সফর', 'পূর্বের বকেয়া: খোরাকি – সফর', 'পূর্বের বকেয়া'];
  const said = (kind: string, of: readonly string[] = heads) => statementText(line(kind), of, 'bn');
  t.is(said('OpeningBalancesPosted'), 'পূর্বের বকেয়া: মাসিক বেতন – সফর, খোরাকি – সফর');
  t.is(said('OpeningBalancesReversed'), 'পূর্বের বকেয়া বাতিল: মাসিক বেতন – সফর, খোরাকি – সফর');
  t.is(said('OpeningBalancesPosted', ['পূর্বের বকেয়া']), 'পূর্বের বকেয়া');
  t.is(said('FeesCharged', ['মাসিক বেতন']), 'মাসিক বেতন ধার্য');
});

test('a line has the word and the tone that its entry says of itself', (t) => {
  t.deepEqual(statementLabel('FeesCollected', 'en'), { label: 'Receipt', tone: 'received' });
  t.deepEqual(statementLabel('FeeWaived', 'bn'), { label: 'মওকুফ', tone: 'granted' });
  t.deepEqual(statementLabel('FeesCharged', 'en'), { label: 'Charge' });
  t.deepEqual([statementLabel('LeaverSettled', 'en'), statementLabel('VoucherPosted', 'en')], [{}, {}]);
});
