import { type Access, type Day, dayNumber, dhakaDay, type Refusal } from '@madrasah/events';
import { refuseApproval as refuse } from '@madrasah/events/approvals';
import type { Hand } from './hands.ts';
import { isPermitted } from './permit.ts';
import { isOnePerson, isOutsider, loginsOfPerson, type Persons } from './persons.ts';
import type { Login } from './state.ts';

/** For so many days a login confirms nothing for whoever made it, gave it power or set its password. */
const BEHOLDEN_DAYS = 30;

/** A school as the rule of the second person sees it. */
export interface SecondPersonFrame extends Persons {
  /** Whether a login answers for money now. */
  holdsMoney(loginId: number): boolean;
  readonly today: Day;
}

/** What is to be confirmed. */
export interface Deed {
  /** The login that asked for it, or did it. */
  readonly by: number;
  /** Who may confirm such. */
  readonly access: Access;
}

const dayOf = ({ at }: Hand): Day => dhakaDay(new Date(at));

/** Within the days; what lies ahead was done while the clock was wrong, and counts. */
const isFresh = (hand: Hand, today: Day): boolean =>
  dayNumber(today) - dayNumber(dayOf(hand)) < BEHOLDEN_DAYS;

/** The last of what the asker, by whichever of his logins, has done to a login within the days. */
const handOfAsker = (frame: SecondPersonFrame, by: number, { hands }: Login): Hand | undefined =>
  hands.findLast((hand) => isFresh(hand, frame.today) && isOnePerson(frame, hand.by, by));

/** What refuses a login whoever else there may be; undefined for nothing. */
function barred(frame: SecondPersonFrame, { by }: Deed, login: Login): Refusal | undefined {
  const { loginId } = login;
  if (loginId === by) return refuse('approval.same-person');
  if (isOnePerson(frame, loginId, by))
    return refuse('approval.same-person-logins', { name: frame.logins.get(by)?.name ?? '' });
  if (isOutsider(frame, login)) return refuse('approval.outsider');
  const holds = loginsOfPerson(frame, loginId).some((own) => frame.holdsMoney(own.loginId));
  return holds ? refuse('approval.keeps-money') : undefined;
}

/** Whether some other active login may confirm it, whom nothing refuses. */
const hasAnother = (frame: SecondPersonFrame, deed: Deed, { loginId }: Login): boolean =>
  [...frame.logins.values()].some(
    (other) =>
      other.active &&
      other.loginId !== loginId &&
      isPermitted(other, deed.access) &&
      !handOfAsker(frame, deed.by, other) &&
      !barred(frame, deed, other),
  );

/**
 * Why a login is no second person for a deed (ACCOUNTING 6.1); undefined where it is one. Persons are told apart, not
 * logins; whether it has the power is not asked here.
 */
export function secondPersonFault(
  frame: SecondPersonFrame,
  deed: Deed,
  loginId: number,
): Refusal | undefined {
  const login = frame.logins.get(loginId);
  if (!login) return refuse('approval.same-person');
  const fault = barred(frame, deed, login);
  if (fault) return fault;
  const hand = handOfAsker(frame, deed.by, login);
  if (!hand || !hasAnother(frame, deed, login)) return undefined;
  const name = frame.logins.get(hand.by)?.name ?? '';
  return refuse(`approval.beholden-${hand.kind}`, { name, day: dayOf(hand) });
}
