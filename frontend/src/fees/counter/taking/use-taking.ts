import { useCallback } from 'react';
import { useForm } from 'react-final-form';
import { fillMoney } from '../../../kit/figures/index.ts';
import { useLanguage } from '../../../kit/text.ts';
import { type MonthPick, placed, sumsOf, type Taking, type TypedRow } from '../rows/spread.ts';

/** A sum in paisa as a box shows it; nothing is an empty box. */
export function useWriteTaka(): (paisa: number) => string {
  const language = useLanguage();
  return useCallback((paisa) => (paisa === 0 ? '' : fillMoney(paisa / 100, language)), [language]);
}

/** What rows written by hand and months come to, in paisa. */
const sumOf = ({ fees, months }: Pick<Taking, 'fees' | 'months'>) =>
  sumsOf({ fees, byHand: true, ...(months && { months }) }).total;

/** Typing at the counter: the amount spreads over the rows, a row written by hand changes the amount. */
export function useTaking() {
  const form = useForm<Taking>();
  const write = useWriteTaka();
  const now = () => form.getState().values;
  const put = (change: Partial<Taking>) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(change)) form.change(name as keyof Taking, value as never);
    });
  const rowsWith = (index: number, change: Partial<TypedRow>) =>
    now().fees.map((row, at) => (at === index ? { ...row, ...change } : row));

  function ahead(months: readonly MonthPick[]) {
    const { given, paid, byHand, fees } = now();
    if (given) put({ months, fees: byHand ? fees : placed({ paid, months }, fees, write) });
    else put({ months, paid: write(sumOf({ fees, months })) });
  }

  return {
    write,
    /** Months are paid ahead with it, or no more: an amount that nobody typed follows. */
    ahead,
    /** Who pays is another: months of nobody else stay. */
    among(admissionIds: readonly number[]) {
      const { months = [] } = now();
      const kept = months.filter(({ admissionId }) => admissionIds.includes(admissionId));
      if (kept.length < months.length) ahead(kept);
    },
    pay(typed: string) {
      put({
        paid: typed,
        given: typed !== '',
        byHand: false,
        fees: placed({ ...now(), paid: typed }, now().fees, write),
      });
    },
    deposit(index: number, typed: string) {
      const fees = rowsWith(index, { deposit: typed });
      const { paid, given, months } = now();
      put({ fees, byHand: true, paid: given ? paid : write(sumOf({ fees, months })) });
    },
    deduct(index: number, typed: string) {
      const fees = rowsWith(index, { deduction: typed });
      put({ fees: now().byHand ? fees : placed(now(), fees, write) });
    },
    /** The rows are right: the amount is what they come to. */
    asRows() {
      put({ paid: write(sumOf(now())), given: false });
    },
    /** Other dues than before: what was typed stays with its item. */
    follow(rows: readonly TypedRow[]) {
      const { byHand, fees: before } = now();
      const known = new Map(before.map((row) => [row.itemId, row]));
      const fees = rows.map((row) => ({ ...known.get(row.itemId), ...row }));
      put({ fees: byHand ? fees : placed(now(), fees, write) });
    },
    again() {
      put({ byHand: false, fees: placed(now(), now().fees, write) });
    },
  };
}
