import type { Receipt, StudentFee, StudentFees } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';

const taka = (paisa: number) => paisa / 100;

/** What a student owes once a receipt of his is taken back; another student’s dues are as they are. */
export function asIfBack(of: StudentFees, receipt: Receipt): StudentFees {
  if (receipt.student.UserID !== of.userId) return of;
  const given = new Map(receipt.fees.map((row) => [row.itemId, row]));
  const fees = of.fees.map((row): StudentFee => {
    const back = given.get(row.itemId);
    if (!back) return row;
    const [deposit, deduction] = [paisaOf(back.deposit), paisaOf(back.deduction)];
    return {
      ...row,
      due: taka(paisaOf(row.due) + deposit + deduction),
      preDeposit: taka(paisaOf(row.preDeposit) - deposit),
      pastDiscount: taka(paisaOf(row.pastDiscount) - deduction),
    };
  });
  return { ...of, fees, advance: taka(Math.max(0, paisaOf(of.advance) - paisaOf(receipt.advance))) };
}
