import type { Refusal } from '@madrasah/events';
import { type Deed, type SecondPersonFrame, secondPersonFault } from '@madrasah/service-kit/access';
import { personsOf } from '../access/steps.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { holdsMoney } from '../ledger/journal/rules/holders.ts';

/** Why whoever decides is no second person for what a login asked for or did; undefined where he is one. */
export type Confirms = (deed: Deed) => Refusal | undefined;

/** The rule of the second person, for a decision that reads `READS_PERSONS`. */
export function confirmsIn(books: Books, { actor, today, look }: DecisionContext): Confirms {
  const frame: SecondPersonFrame = {
    ...personsOf({ look }),
    holdsMoney: (loginId) => holdsMoney(books, loginId),
    today,
  };
  return (deed) => secondPersonFault(frame, deed, actor.id);
}
