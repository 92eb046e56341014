import { isCompact, journalEvents, postingsOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';

type Data = Readonly<Record<string, unknown>>;

const firstNamed = (data: Data, ending: RegExp) =>
  Object.keys(data).find((name) => ending.test(name) && typeof data[name] === 'number');

/** Of each event of the journal the members that hold its id and its paper's number; '' where it has no paper. */
const OWN: ReadonlyMap<string, { readonly id: string; readonly number: string }> = new Map(
  [...journalEvents].map(([type, { about = {}, schema }]) => {
    const { shape } = schema as unknown as { shape: Readonly<Record<string, { def: { type: string } }>> };
    const number = Object.keys(shape).find((name) => /No$/.test(name) && shape[name]?.def.type === 'number');
    const [id = ''] = Object.values(about).filter((member) => typeof member === 'string');
    return [type, { id, number: number ?? '' }];
  }),
);

/** The name of the id an event is known by: of the first thing it is about; of one nobody defines its first id. */
export const referenceName = (kind: string, data: Data): string =>
  OWN.get(kind)?.id ?? firstNamed(data, /Id$/) ?? '';

/** Its paper number's name; '' for events without a paper. */
export const numberName = (kind: string, data: Data): string =>
  OWN.get(kind)?.number ?? firstNamed(data, /No$/) ?? '';

/** The postings of a journal event; an event that moves no money has none. @throws RangeError out of balance */
export function postingsIn(event: { type: string; data: Data }): readonly Posting[] {
  const moves = isCompact(event.type) || Array.isArray(event.data['postings']);
  return moves ? postingsOf(event as { type: string; data: Record<string, unknown> }) : [];
}

const MONEY_FIELDS = ['moneyAccount', 'fromAccount', 'toAccount'];

/** The sub-ledgers an event names as cash boxes, banks or wallets, wherever it does. */
export function moneyAccountsIn(data: Data): number[] {
  const lines = Array.isArray(data['lines']) ? (data['lines'] as unknown[]) : [];
  const named = [data, ...lines.filter((line): line is Data => typeof line === 'object' && line !== null)];
  return named.flatMap((facts) =>
    MONEY_FIELDS.map((field) => facts[field]).filter((account) => typeof account === 'number'),
  );
}
