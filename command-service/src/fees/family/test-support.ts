import { sl } from '../../test-support/chart.ts';
import { House, S, S2 } from '../../test-support/house.ts';
import { collectFamily } from './collect-family.ts';

type Rows = readonly Parameters<House['row']>[0][];
const known = (admissionId: number) =>
  [S, S2].includes(admissionId) ? { userId: admissionId, sessionId: 7 } : undefined;

/** S owes tuition 1,600 (item 1), S2 600 (item 2). */
export function brothers() {
  const house = new House();
  house.given(house.charge({ Tuition: 1600 }, '2026-04-10'));
  house.given(house.charge({ Tuition: 600 }, '2026-04-10', { user: S2 }));
  return house;
}

export function family(
  house: House,
  children: readonly (readonly [admissionId: number, rows: Rows])[],
  { on = house.today, monthsOf }: { on?: string; monthsOf?: Parameters<typeof collectFamily>[3] } = {},
) {
  const students = children.map(([admissionId, rows]) => ({
    admissionId,
    rows: rows.map((row) => house.row(row)),
  }));
  const command = { on, remark: '', moneyAccount: sl('C1'), transactionNo: '', students };
  return collectFamily(house.books, command, known, monthsOf);
}
