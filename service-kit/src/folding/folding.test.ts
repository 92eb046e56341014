import { FundAdded, FundRenamed } from '@madrasah/events/ledger';
import test from 'ava';
import { foldOf, on, plainTable, type Table } from './index.ts';

const fold = foldOf<Table<number, string>>(
  on(FundAdded, (state, { fundId, name }) => {
    state.set(fundId, name);
  }),
  on(FundRenamed, (state, { fundId, name }, event) => {
    state.set(fundId, `${name} (${event.revision})`);
  }),
);
const event = ({ type, data }: { type: string; data: object }, revision = 0) => ({
  type,
  data,
  revision,
  metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } },
});

test('each kind of event changes the state by its own case, and no other kind does', (t) => {
  const state = plainTable<number, string>();
  fold(state, event(FundAdded({ fundId: 1, name: 'সাধারণ', kind: 1 })));
  fold(state, event({ type: 'FundPainted', data: { fundId: 1 } }));
  t.deepEqual([...state.entries()], [[1, 'সাধারণ']]);
  fold(state, event(FundRenamed({ fundId: 1, name: 'যাকাত' }), 7));
  t.deepEqual([...state.entries()], [[1, 'যাকাত (7)']]);
});

test('a fold names the events it is interested in', (t) => {
  t.deepEqual(fold.types, ['FundAdded', 'FundRenamed']);
});
