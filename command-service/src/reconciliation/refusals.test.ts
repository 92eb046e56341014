import { refuseReconciliation } from '@madrasah/events/reconciliation';
import { sl } from '../test-support/chart.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { lockStatement, reopenStatement } from './lock-statement.ts';
import { undoMatch } from './match.ts';
import { BankHouse, bankRows, statementForm, withBank } from './test-support.ts';

const [FROM, TO] = ['2026-04-01', '2026-04-15'];
const ROWS = bankRows(0, ['2026-04-04', 100]);

/** 100.00 in the books and at the bank. */
function taken() {
  const house = new BankHouse();
  const entry = house.moved(100, '2026-04-03');
  house.given(house.take(FROM, TO, ROWS));
  return { house, entry };
}
function matched() {
  const made = taken();
  made.house.given(made.house.match(1, made.entry));
  return made.house;
}
function locked() {
  const house = matched();
  house.given(house.lock());
  return house;
}
const follow = (house: BankHouse, from: string, opening: number) =>
  house.take(from, '2026-04-20', bankRows(opening, ['2026-04-18', 10]));

provokesEach(refuseReconciliation.codes, {
  'reconciliation.not-found': () => lockStatement(new BankHouse().books, { statementId: 9 }),
  'reconciliation.counted': () => new BankHouse().take(FROM, TO, ROWS, { moneyAccount: sl('C1') }),
  'reconciliation.unreadable': async () => {
    const app = await withBank();
    const body = statementForm('nothing,at,all\n1,2,3\n', { Account: '3', from: FROM, to: '2026-04-14' });
    const answer = await app.call('POST', '/api/accounts/reconciliations', { token: app.token(1), body });
    await app.close();
    return answer;
  },
  'reconciliation.backwards': () => new BankHouse().take(TO, FROM, ROWS),
  'reconciliation.line-outside': () => new BankHouse().take('2026-04-05', TO, ROWS),
  'reconciliation.gap': () => follow(locked(), '2026-04-17', 100),
  'reconciliation.earlier-open': () => follow(taken().house, '2026-04-16', 100),
  'reconciliation.opening-differs': () => follow(locked(), '2026-04-16', 99),
  'reconciliation.already-locked': () => locked().lock(),
  'reconciliation.not-locked': () => reopenStatement(taken().house.books, { statementId: 1, noteId: null }),
  'reconciliation.not-last': () => {
    const house = locked();
    house.given(follow(house, '2026-04-16', 100));
    return reopenStatement(house.books, { statementId: 1, noteId: null });
  },
  'reconciliation.no-line': () => taken().house.match(9, 0),
  'reconciliation.no-entry': () => taken().house.match(1, 9),
  'reconciliation.no-match': () => undoMatch(taken().house.books, { statementId: 1, matchId: 9 }),
  'reconciliation.nothing-chosen': () => taken().house.match(1),
  'reconciliation.line-matched': () => matched().match(1, 0),
  'reconciliation.entry-matched': () => {
    const house = matched();
    return house.match(null, 0, 0);
  },
  'reconciliation.amounts-differ': () => {
    const { house } = taken();
    return house.match(1, house.moved(99, '2026-04-03'));
  },
  'reconciliation.entry-later': () => {
    const { house } = taken();
    return house.match(1, house.moved(100, '2026-04-16'));
  },
  'reconciliation.entry-of-period': () => {
    const { house, entry } = taken();
    return house.leave(null, entry);
  },
  'reconciliation.lines-open': () => taken().house.lock(),
  'reconciliation.difference': () => {
    const house = new BankHouse();
    house.moved(5, '2026-03-03');
    house.given(house.take(FROM, TO, ROWS));
    house.given(house.leave(1));
    return house.lock();
  },
});
