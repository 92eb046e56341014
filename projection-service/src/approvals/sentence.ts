import { isTextKey, type Language, paisa, say } from '@madrasah/events';
import { monthName } from '@madrasah/events/settings';
import type { FeeName } from '../ledger/index.ts';
import type { RequestDocument } from './projector.ts';

const HUNDREDTHS = 100;

const percentOf = ({ places }: RequestDocument): number => Number(places['percent'] ?? 0) / HUNDREDTHS;

/** Which of a kind's sentences: that with sums, of a way to do it, of a month or of months, of what is no single charge. */
function endingOf({ places, itemId }: RequestDocument): string {
  if (places['assets'] !== undefined) return '.sums';
  if (places['way'] !== undefined) return `.${places['way']}`;
  const [month, from, to] = [places['month'], places['from'], places['to']];
  if (from) return from === to ? '.month' : '.months';
  if (month) return '.month';
  return itemId === null && !places['head'] ? '.whole' : '';
}

/** What it asks for, in words; one of a month says which. */
export function sentenceOf(request: RequestDocument, fee: FeeName, language: Language): string {
  const { kind, places, itemId } = request;
  const named = (place: string) => monthName(Number(places[place] ?? 0), language);
  const [month, from, to] = [named('month'), named('from'), named('to')];
  const plain = `approval.kind.${kind}`;
  const key = `${plain}${endingOf(request)}`;
  const recorded = String(places['head'] ?? '');
  // A charge without a name was brought over from paper; what is of no charge and names no head is of every one.
  const head = recorded || itemId !== null ? fee({ name: recorded }) : say(language, 'approval.every-head');
  const text = say(language, isTextKey(key) ? key : plain, {
    ...{ ...places, head, from, to, month: month || from },
    // A request of old has the number alone.
    number: places['shown'] ?? places['number'] ?? '',
  });
  const percent = percentOf(request);
  return percent > 0 ? say(language, 'approval.percent', { text, percent }) : text;
}

/**
 * Its sum; where it asks for none, a part of what is to come in words. An opening that was asked for before its assets
 * were told apart has no sum: assets and liabilities stand in it together.
 */
export function amountOf(
  request: RequestDocument,
  language: Language,
): { readonly amount?: ReturnType<typeof paisa>; readonly amountText?: string } {
  const { kind, amount, places } = request;
  if (kind === 'opening' && places['assets'] === undefined) return {};
  if (amount > 0) return { amount: paisa(amount) };
  const percent = percentOf(request);
  return percent > 0 ? { amountText: say(language, 'approval.part', { percent }) } : {};
}
