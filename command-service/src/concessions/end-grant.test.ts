import { ConcessionArranged } from '@madrasah/events/concessions';
import test from 'ava';
import { grantsOn } from '../ledger/journal/grants.ts';
import { sl } from '../test-support/chart.ts';
import { House, refuses, S } from '../test-support/house.ts';
import { endGrant } from './end-grant.ts';

/** Tuition conceded by a quarter from month 2 to month 11. */
function house() {
  const house = new House();
  house.given([
    ConcessionArranged({
      ...{
        grantId: 4,
        on: '2026-02-01',
        userId: S,
        admissionId: S,
        kind: 'sibling',
        subLedgerId: sl('Tuition'),
      },
      ...{ from: 2, to: 11, amount: null, percent: 2500, noteId: null },
    }),
  ]);
  return house;
}

const standsIn = ({ journal }: House, month: number) => grantsOn(journal, S, sl('Tuition'), month).length > 0;
const end = (at: House, from: number, grantId = 4) => endGrant(at.books, { grantId, from }, () => S, null);

test('W11: a standing concession ends from a month on, and stands in those before', (t) => {
  const ended = house();
  ended.given(end(ended, 5));
  t.deepEqual(
    [1, 2, 4, 5, 11].map((month) => standsIn(ended, month)),
    [false, true, true, false, false],
  );
  ended.given(end(ended, 1));
  t.false(standsIn(ended, 2));
  refuses(t, end(ended, 1), 'concession.grant-unknown');
});

test('a concession that is not there, or ends before, is not ended', (t) => {
  const ended = house();
  refuses(t, end(ended, 3, 9), 'concession.grant-unknown');
  refuses(t, end(ended, 12), 'concession.ends-before');
});
