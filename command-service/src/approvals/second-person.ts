import { isRefusal, type Refusal } from '@madrasah/events';
import {
  type Confirmation,
  confirmationBy,
  type Deed,
  isOnlyPerson,
  type SecondPersonFrame,
} from '@madrasah/service-kit/access';
import { accessStream } from '../access/state.ts';
import { personsOf } from '../access/steps.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { holdsMoney } from '../ledger/journal/rules/holders.ts';

/** Whether whoever decides is a second person for what a login asked for or did, or why not. */
export type Confirms = (deed: Deed) => Confirmation | Refusal;

/** The rule of the second person, for a decision that reads `READS_PERSONS`. */
export function confirmsIn(books: Books, { actor, today, look }: DecisionContext): Confirms {
  const frame: SecondPersonFrame = {
    ...personsOf({ look }),
    holdsMoney: (loginId) => holdsMoney(books, loginId),
    aloneAllowed: look(accessStream).alone.get('confirming')?.allowed === true,
    today,
  };
  return (deed) => confirmationBy(frame, deed, actor.id);
}

/** Whether whoever decides is the only person of his school; of a decision that reads `READS_PERSONS`. */
export const isAlone = ({ actor, look }: Pick<DecisionContext, 'actor' | 'look'>): boolean =>
  isOnlyPerson(personsOf({ look }), actor.id);

/** Why whoever decides may not say no to a deed; the only person of a school always may, for nothing is posted. */
export function rejectionFault(books: Books, context: DecisionContext, deed: Deed): Refusal | undefined {
  const judged = confirmsIn(books, context)(deed);
  return isRefusal(judged) && !isAlone(context) ? judged : undefined;
}
