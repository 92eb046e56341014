import { feeCommands, type StudentFees } from '@madrasah/events/fees';
import { type MonthPick, type SentRow, withAdvance } from '../counter/rows/spread.ts';
import { atRow, type Filled, monthsBody, type Sending } from '../counter/taking/sending.ts';
import { leafBody } from '../leaf.ts';

/** The child that owes an item. */
export const childOf = (
  children: readonly StudentFees[],
  itemId: number | undefined,
): StudentFees | undefined => children.find(({ fees }) => fees.some((fee) => fee.itemId === itemId));

/** What all children owe, as the counter's form takes it: the first one's, with everybody's rows and advances. */
export function together(children: readonly StudentFees[]): StudentFees | undefined {
  const [first] = children;
  if (!first) return undefined;
  const advance = children.reduce((sum, child) => sum + Math.round(child.advance * 100), 0) / 100;
  return { ...first, fees: children.flatMap(({ fees }) => fees), advance };
}

const isNothing = ({ deduction, deposit }: SentRow) => !deduction && !deposit;

/** One child's part of what is sent, with the places that its rows and months have in the form. */
interface Part {
  readonly child: StudentFees;
  readonly fees: readonly (readonly [SentRow, at: number])[];
  readonly months: readonly (readonly [MonthPick, at: number])[];
}

/** Who may hold what is above all dues: whoever was ever charged anything. */
export const holders = (children: readonly StudentFees[]): readonly StudentFees[] =>
  children.filter(({ fees }) => fees.length > 0);

/** Who holds it: the child that was chosen, or the first that may. */
export const holderOf = (
  children: readonly StudentFees[],
  chosen: number | undefined,
): number | undefined => {
  const ids = holders(children).map(({ admissionId }) => admissionId);
  return chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
};

/** The rows, months and what is above all dues go to their child; whoever is paid nothing is left out. */
function partsOf(
  children: readonly StudentFees[],
  { fees, months, advance, advanceTo }: Pick<Filled, 'fees' | 'months' | 'advance' | 'advanceTo'>,
): readonly Part[] {
  const holder = advance > 0 ? holderOf(children, advanceTo) : undefined;
  return children.flatMap((child): Part[] => {
    const { admissionId, fees: owed } = child;
    const rows = fees
      .map((row, at) => [row, at] as const)
      .filter(([{ itemId }]) => owed.some((fee) => fee.itemId === itemId));
    const own = months
      .map((month, at) => [month, at] as const)
      .filter(([month]) => month.admissionId === admissionId);
    if (admissionId === holder) return [{ child, fees: carrying(child, rows, advance), months: own }];
    const none = rows.every(([row]) => isNothing(row));
    return none && own.length === 0 ? [] : [{ child, fees: none ? [] : rows, months: own }];
  });
}

/** The child's rows with what is above all dues; one that owes nothing carries it on what was paid last. */
function carrying({ fees: owed }: StudentFees, rows: Part['fees'], advance: number): Part['fees'] {
  const last = owed.at(-1);
  const carriers =
    rows.length > 0 || !last
      ? rows
      : [[{ itemId: last.itemId, amount: last.due, deduction: 0, deposit: 0 }, -1] as const];
  const held = withAdvance(
    carriers.map(([row]) => row),
    advance,
  );
  return carriers.map(([row, at], index) => [held[index] ?? row, at]);
}

/**
 * One payment for several children: the rows go to the child that owes them; whoever is paid nothing is left out.
 * @param replaces a receipt taken back, for which this one stands
 */
export const familyPayment = (children: readonly StudentFees[], replaces?: number): Sending => ({
  command: feeCommands.collectFromFamily,
  ahead: true,
  verb: 'fees.counter.take',
  body: (filled) => {
    const { Account, CreateAt, Remark, transactionNo, payer, payerMobile } = filled;
    return {
      ...{ Account, CreateAt, Remark, transactionNo, payer, payerMobile, ...leafBody(filled) },
      ...(replaces && { replaces }),
      students: partsOf(children, filled).map(({ child, fees, months }) => ({
        AdmissionID: child.admissionId,
        fees: fees.map(([row]) => row),
        ...(months.length > 0 && { months: monthsBody(months.map(([month]) => month)) }),
      })),
    };
  },
  fieldOf(name, filled) {
    const [, student, list, row, rest] = /^students\[(\d+)\]\.(fees|months)\[(\d+)\](.*)$/.exec(name) ?? [];
    const part = partsOf(children, filled)[Number(student)];
    const at = part?.[list as 'fees' | 'months']?.[Number(row)]?.[1] ?? -1;
    return at < 0 ? name : atRow(`${list}[${at}]${rest}`);
  },
});
