import { type FactsOf, paisa } from '@madrasah/events';
import { donationsList } from '@madrasah/events/donations';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { type DonationNames, donationNames, donationsNeed } from './naming.ts';
import { type Donation, donationsProjector } from './projector.ts';

function rowOf(gift: Donation, of: DonationNames): FactsOf<typeof donationsList> {
  const { donationId, donationNo, series, bookNo, noteId, fundId, subLedgerId } = gift;
  const through = of.said(noteId, 'through');
  return {
    ...{ receiptId: donationId, receiptNo: donationNo, shown: of.names.number(series, donationNo) },
    ...(bookNo !== undefined && { BookNo: bookNo }),
    ...{ on: gift.on, giver: of.giver(gift), FundID: fundId, FundName: of.names.fund(fundId) },
    ...{ SLID: subLedgerId, SlName: of.account(subLedgerId), AccountName: of.account(gift.moneyAccount) },
    ...(through && { through }),
    ...{ collector: of.actor(gift.actorId), amount: paisa(gift.amount), printed: gift.printed },
    ...{ reversed: gift.reversed !== null, remark: of.said(noteId, 'remark') },
    UserID: of.donor(gift)?.userId ?? null,
  };
}

/** Gifts of some days, of a fund or of a donor: what was given under an entry that was made one with his is his. */
export const donationList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, donationsList, {
    needs: donationsNeed,
    file: 'donations',
    async rows({ from = '', to = '9999-12-31', FundID, UserID }, tenant, { language }) {
      const all = await tenant.find(donationsProjector, FundID === undefined ? {} : { fundId: FundID });
      const gifts = all.filter(({ on }) => on >= from && on <= to);
      const of = await donationNames(deps, tenant, language, gifts);
      const rows = gifts
        .map((gift) => rowOf(gift, of))
        .filter((row) => UserID === undefined || row.UserID === UserID)
        .toSorted((one, other) => other.receiptId - one.receiptId);
      return { rows, beside: {} };
    },
    async paper(_, { from, to, FundID, search }, tenant, { language }) {
      const { names } = await donationNames(deps, tenant, language, []);
      return {
        filters: [
          ...periodText({ from, to }, language),
          ...(FundID === undefined ? [] : [names.fund(FundID)]),
          ...(search ? [`“${search}”`] : []),
        ],
        signers: ['preparer', 'accountant', 'principal'],
      };
    },
  });
