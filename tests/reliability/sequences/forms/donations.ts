import { type AccountName, fund, sl } from '../../../../command-service/src/test-support/chart.ts';
import { type Fill, id, pick, taka } from './form.ts';

/** Funds with a head of their income; of the last the head is another fund's, and a fee’s. */
const GIVEN: readonly (readonly [FundID: number, head: AccountName])[] = [
  [fund('N'), 'Donation'],
  [fund('Z'), 'Zakat'],
  [fund('W'), 'Capital'],
  [fund('B'), 'InKind'],
  [fund('G'), 'Zakat'],
];

/** Gifts, by cash and by the bank, whose number is sometimes one that was given before. */
export const donationForms: Readonly<Record<string, Fill>> = {
  CollectDonation(filling) {
    const [FundID = 0, head = 'Donation'] = pick(GIVEN, filling.drawn.which) ?? [];
    const byBank = filling.drawn.tenths % 2 === 1;
    return {
      body: {
        ...{ FundID, SLID: sl(head), Amount: taka(filling), CreateAt: filling.on, name: 'এক মেহমান' },
        ...(byBank ? { Account: sl('BK'), transactionNo: `G${filling.drawn.which}` } : { Account: sl('C1') }),
      },
    };
  },
  ReverseDonation({ journal, drawn }) {
    const gift = pick([...journal.donations.values()], drawn.which);
    return gift && { params: id(gift.donationId), body: { reason: 'ভুল তহবিল' } };
  },
};
