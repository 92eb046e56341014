import { type FactsOf, paisa, sumPaisa } from '@madrasah/events';
import { DAY_STATES, dayClosesList } from '@madrasah/events/closing';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';
import { type DayClose, dayClosesProjector } from './projectors.ts';

const stateOf = ({ reopened, resolved, difference }: DayClose): keyof typeof DAY_STATES => {
  if (reopened) return 'reopened';
  return difference !== 0 && !resolved ? 'unresolved' : 'closed';
};

/** The days that were closed, the latest first. */
export function dayCloses(deps: Deps): HandledQuery[] {
  return listQueries(deps, dayClosesList, {
    needs: [dayClosesProjector, ...namesNeed, ...actorsNeed],
    file: 'day-closes',
    async rows({ account, from, to, state }, tenant, { language }) {
      const [names, actor] = await Promise.all([
        accountNames(tenant, language),
        actorNames(deps, tenant, language),
      ]);
      const wanted = account === undefined ? {} : { moneyAccount: account };
      const closes = await tenant.find(dayClosesProjector, wanted);
      closes.sort((one, other) =>
        one.on === other.on ? other.closeId - one.closeId : one.on < other.on ? 1 : -1,
      );
      const rows = closes
        .filter(({ on }) => on >= (from ?? on) && on <= (to ?? on))
        .filter((close) => state === undefined || stateOf(close) === state)
        .map(
          (close): FactsOf<typeof dayClosesList> => ({
            closeId: close.closeId,
            Account: close.moneyAccount,
            on: close.on,
            AccountName: names.account(subLedgerAccount(close.moneyAccount)),
            book: sumPaisa(close.book.map(({ amount }) => amount)),
            counted: paisa(close.counted),
            difference: paisa(close.difference),
            closer: actor(close.by),
            at: close.at,
            state: DAY_STATES[stateOf(close)],
          }),
        );
      return { rows, beside: {} };
    },
    paper: (_found, { from, to }, _tenant, { language }) => ({ filters: periodText({ from, to }, language) }),
  });
}
