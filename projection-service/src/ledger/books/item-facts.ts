import { type DataOf, dayNumber } from '@madrasah/events';
import { CollectionReversed, FeesCharged } from '@madrasah/events/fees';
import { arrearName, OpeningBalancesPosted } from '@madrasah/events/ledger';

/** What is known of an open item from the event that made it. `dueOn` is a day number. */
export interface ItemFacts {
  readonly itemId: number;
  readonly userId: number;
  readonly admissionId: number;
  readonly sessionId: number;
  /** 0 for dues carried over from paper, and for advances that were handed back and are owed. */
  readonly subLedgerId: number;
  /** Of dues carried over that name it, the head for which they were owed on paper; 0 of all others. */
  readonly arrearOf: number;
  readonly monthId: number;
  readonly fundId: number;
  readonly dueOn: number;
  readonly priceRowId: number;
  readonly name: string;
}

/** The open items an event makes. */
export function itemsIn(event: { type: string; data: unknown }): ItemFacts[] {
  if (event.type === FeesCharged.type) return charged(event.data as DataOf<typeof FeesCharged>);
  if (event.type === OpeningBalancesPosted.type)
    return carriedOver(event.data as DataOf<typeof OpeningBalancesPosted>);
  if (event.type === CollectionReversed.type)
    return owedAgain(event.data as DataOf<typeof CollectionReversed>);
  return [];
}

function charged(data: DataOf<typeof FeesCharged>): ItemFacts[] {
  const heads = new Map(data.heads.map((head) => [head.subLedgerId, head]));
  const dueOn = dayNumber(data.dueOn);
  return data.lines.map(([admissionId, userId, subLedgerId, priceRowId, monthId], index) => {
    const { fundId = 0, name = '' } = heads.get(subLedgerId) ?? {};
    const { sessionId, firstItemId } = data;
    const itemId = firstItemId + index;
    const about = { itemId, userId, admissionId, sessionId, subLedgerId, arrearOf: 0 };
    return { ...about, monthId, fundId, dueOn, priceRowId, name };
  });
}

const NO_HEAD = { subLedgerId: 0, arrearOf: 0, monthId: 0, priceRowId: 0 };

/** Advances that were handed back before their receipt was dishonoured. */
function owedAgain({ owed = [], on }: DataOf<typeof CollectionReversed>): ItemFacts[] {
  return owed.map(({ amount: _amount, ...facts }) => ({ ...facts, ...NO_HEAD, dueOn: dayNumber(on) }));
}

/** Old dues have no head of ours: what they are called tells for which they were owed on paper. */
function carriedOver({ oldDues, heads = [], on }: DataOf<typeof OpeningBalancesPosted>): ItemFacts[] {
  const names = new Map(heads.map(({ subLedgerId, name }) => [subLedgerId, arrearName(name)]));
  return oldDues.map(({ amount: _amount, subLedgerId = 0, monthId = 0, dueOn = on, ...facts }) => ({
    ...{ ...facts, ...NO_HEAD, arrearOf: subLedgerId, monthId },
    ...{ name: names.get(subLedgerId) ?? '', dueOn: dayNumber(dueOn) },
  }));
}
