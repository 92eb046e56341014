import type { DataOf, EventDraft } from '@madrasah/events';
import type { TamlikGiven } from '@madrasah/events/tamlik';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { House, S, taka } from '../test-support/house.ts';
import { entitle, give, reverseGiven } from '../test-support/tamlik.ts';
import { tamlikLikeness } from './likeness.ts';

test('a tamlik is like one that was given for the same dues within days, until that is taken back', (t) => {
  const house = new House();
  house.given(house.voucher('Z', 'Zakat', 30_000, '2026-04-01'));
  house.given(house.charge({ Food: 3000 }, '2026-04-10'));
  entitle(house, S);
  const given = house.given(give(house, [[S, 1, 1000]]));
  const said = (given[0] as EventDraft).data as DataOf<typeof TamlikGiven>;
  house.journal.counters.set('approval', said.tamlikId); // it bears its request's number
  const likeness = tamlikLikeness();
  const command = {
    ...{ on: said.on, fundId: said.fundId, moneyAccount: said.moneyAccount },
    lines: [{ userId: S, itemId: 1, amount: taka(1000) }],
  };
  const candidates = () => [...likeness.candidates(house.journal, command)].length;
  const event = { data: said, metadata: { actor: { id: 7 } } } as unknown as DomainEvent;
  t.is(candidates(), 1);
  t.like(likeness.resembled(event, command), { number: 1, series: said.series, amount: taka(1000), by: 7 });
  const less = { ...command, lines: [{ userId: S, itemId: 1, amount: taka(900) }] };
  t.is(likeness.resembled(event, less), undefined, 'another sum');
  t.is([...likeness.candidates(house.journal, { ...command, on: '2026-05-20' })].length, 0, 'weeks later');
  house.given(reverseGiven(house, given));
  t.is(candidates(), 0, 'taken back');
});
