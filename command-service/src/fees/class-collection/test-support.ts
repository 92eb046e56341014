import type { DataOf } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { sl } from '../../test-support/chart.ts';
import { House, S, S2, taka } from '../../test-support/house.ts';
import { collectFromClass } from './decide.ts';

/** S owed tuition 800 and S2 600; at one sitting S brought 1,000.00 and S2 400.00 in cash. */
export function satTogether() {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.charge({ Tuition: 600 }, '2026-04-10', { user: S2 }));
  const receipts = house.given(
    collectFromClass(
      house.books,
      {
        ...{ on: house.today, moneyAccount: sl('C1'), remark: '' },
        payers: [
          { admissionId: S, due: taka(800), amount: taka(1000), transactionNo: '' },
          { admissionId: S2, due: taka(600), amount: taka(400), transactionNo: '' },
        ],
      },
      (admissionId) => ({ userId: admissionId, sessionId: 7 }),
    ),
  );
  return { house, originals: receipts.map(({ data }) => data as DataOf<typeof FeesCollected>) };
}
