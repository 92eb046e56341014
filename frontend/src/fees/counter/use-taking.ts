import { useCallback } from 'react';
import { useForm } from 'react-final-form';
import { fillMoney } from '../../kit/figures/index.ts';
import { useLanguage } from '../../kit/text.ts';
import { readTaka, respread, sumsOf, type Taking, type TypedRow } from './spread.ts';

/** A sum in paisa as a box shows it; nothing is an empty box. */
export function useWriteTaka(): (paisa: number) => string {
  const language = useLanguage();
  return useCallback((paisa) => (paisa === 0 ? '' : fillMoney(paisa / 100, language)), [language]);
}

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

  return {
    write,
    pay(typed: string) {
      put({
        paid: typed,
        given: typed !== '',
        byHand: false,
        fees: respread(now().fees, readTaka(typed) ?? 0, write),
      });
    },
    deposit(index: number, typed: string) {
      const fees = rowsWith(index, { deposit: typed });
      const { paid, given } = now();
      put({ fees, byHand: true, paid: given ? paid : write(sumsOf({ fees, byHand: true }).total) });
    },
    deduct(index: number, typed: string) {
      const fees = rowsWith(index, { deduction: typed });
      const { paid, byHand } = now();
      put({ fees: byHand ? fees : respread(fees, readTaka(paid) ?? 0, write) });
    },
    /** The rows are right: the amount is what they come to. */
    asRows() {
      const { fees } = now();
      put({ paid: write(sumsOf({ fees, byHand: true }).total), given: false });
    },
    /** Other dues than before: what was typed stays with its item. */
    follow(rows: readonly TypedRow[]) {
      const { paid, byHand, fees: before } = now();
      const known = new Map(before.map((row) => [row.itemId, row]));
      const fees = rows.map((row) => ({ ...known.get(row.itemId), ...row }));
      put({ fees: byHand ? fees : respread(fees, readTaka(paid) ?? 0, write) });
    },
    again() {
      const { paid, fees } = now();
      put({ byHand: false, fees: respread(fees, readTaka(paid) ?? 0, write) });
    },
  };
}
