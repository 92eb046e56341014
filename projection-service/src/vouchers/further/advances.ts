import { paisa, sumPaisa } from '@madrasah/events';
import { ADVANCE_PURPOSES, staffAdvancesList } from '@madrasah/events/vouchers';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { askedFor, known } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import { voucherNames, vouchersNeed } from '../naming.ts';
import { type AdvanceDocument, staffAdvancesProjector } from './projectors.ts';

/** What bills and change have settled, in paisa. */
export const settledOf = (settlements: AdvanceDocument['settlements']) =>
  sumPaisa(
    settlements.flatMap(({ bills, returned, recovered = 0 }) => [
      returned + recovered,
      ...bills.map(({ amount }) => amount),
    ]),
  );

/** The list of advances, on the screen and as files. */
export const advanceList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, staffAdvancesList, {
    needs: [staffAdvancesProjector, peopleProjector, ...vouchersNeed],
    file: 'staff-advances',
    async rows({ state, ...asked }, tenant, { language }) {
      const isKnown = known(asked);
      const found = (await tenant.find(staffAdvancesProjector, {}, { sort: { on: -1 } }))
        .filter(askedFor(asked))
        .map((advance) => {
          const settled = settledOf(advance.settlements.filter(isKnown));
          return { advance, settled, left: advance.amount - settled };
        })
        .filter(({ left }) => state === undefined || left > 0 === (state === 1));
      const users = [...new Set(found.map(({ advance }) => advance.userId))];
      const [names, persons] = await Promise.all([
        voucherNames(deps, tenant, language, []),
        tenant.findByKeys(peopleProjector, users),
      ]);
      const named = new Map(persons.map((person) => [person.userId, personName(person, language)]));
      const rows = found.map(({ advance, settled, left }) => ({
        ...{ advanceId: advance.advanceId, on: advance.on, UserID: advance.userId },
        shown: names.number('advance', advance.advanceId),
        UserName: named.get(advance.userId) ?? '',
        purpose: 1 + ADVANCE_PURPOSES.indexOf(advance.purpose),
        ...{ FundID: advance.fundId, FundName: names.fund(advance.fundId) },
        ...{ Account: advance.moneyAccount, AccountName: names.account(advance.moneyAccount) },
        ...{ amount: paisa(advance.amount), settled: paisa(settled), left: paisa(left) },
        state: left > 0 ? 1 : 2,
        writer: names.actor(advance.actorId),
      }));
      return { rows, beside: {} };
    },
    paper: (_, { from, to, knownAt }, _tenant, { language }) => ({
      filters: periodText({ from, to, knownAt }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });
