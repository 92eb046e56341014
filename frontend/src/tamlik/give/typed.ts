import { sumPaisa } from '@madrasah/events/kernel';
import type { ZakatDue } from '@madrasah/events/tamlik';
import { paisaTyped } from '../../kit/figures/typed.ts';

/** One due that zakat is to pay, as it is typed. */
export interface TypedDue {
  readonly UserID: number;
  readonly itemId: number;
  readonly name: string;
  readonly head: string;
  readonly due: number;
  readonly amount?: string;
}

/** A tamlik as it is typed. */
export interface Typed {
  readonly FundID?: number;
  readonly Account?: number;
  readonly students?: readonly TypedDue[];
  /** Who receives on behalf of a student, by `u` and his number; and who does of all that name none. */
  readonly proxies?: Readonly<Record<string, string | undefined>>;
  readonly proxyForAll?: string;
}

/** A head with its month. */
export const headOf = ({ SlName, MonthName }: Pick<ZakatDue, 'SlName' | 'MonthName'>) =>
  [SlName, MonthName].filter(Boolean).join(' – ');

/** A due as a line that pays all of it. */
export const lineOf = (UserID: number, name: string, due: ZakatDue): TypedDue => ({
  ...{ UserID, itemId: due.itemId, name, head: headOf(due) },
  ...{ due: due.due, amount: String(due.due) },
});

/** What all lines come to, in paisa. */
export const totalOf = ({ students = [] }: Pick<Typed, 'students'>) =>
  sumPaisa(students.map(({ amount }) => paisaTyped(amount)));

/** Lines without what only the page shows of them, each with whoever receives on the student's behalf. */
export function asSent({ students = [], proxies = {}, proxyForAll, ...rest }: Typed): unknown {
  return {
    ...rest,
    students: students.map(({ UserID, itemId, amount }) => {
      const proxy = proxies[`u${UserID}`] || proxyForAll;
      return { UserID, itemId, amount, ...(proxy ? { proxy } : {}) };
    }),
  };
}
