import {
  type Access,
  addDays,
  type ConfirmationMark,
  type Day,
  dayNumber,
  dhakaDay,
  type Refusal,
} from '@madrasah/events';
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
  /** Whether somebody has allowed the only person of the school to confirm his own. */
  readonly aloneAllowed: boolean;
  readonly today: Day;
}

/** What is to be confirmed. */
export interface Deed {
  /** The login that asked for it, or did it. */
  readonly by: number;
  /** The business day on which it did. */
  readonly on: Day;
  /** Who may confirm such. */
  readonly access: Access;
}

/** A login is a second person; `mark` where nobody else could be, and why that is to be seen. */
export interface Confirmation {
  readonly mark?: ConfirmationMark;
}

const dayOf = ({ at }: Hand): Day => dhakaDay(new Date(at));

/** Within the days; what lies ahead was done while the clock was wrong, and counts. */
const isFresh = (hand: Hand, today: Day): boolean =>
  dayNumber(today) - dayNumber(dayOf(hand)) < BEHOLDEN_DAYS;

/**
 * The hand within the days by which a login is the asker's: of one of his own logins, or else of a login that is his
 * in the same way, so that nobody confirms his own by a login that another of his making has made.
 * @param asked the logins that were asked already: hands go in circles
 */
function handOfAsker(
  frame: SecondPersonFrame,
  by: number,
  { loginId, hands }: Login,
  asked = new Set<number>(),
): Hand | undefined {
  const fresh = hands.filter((hand) => isFresh(hand, frame.today));
  const own = fresh.findLast((hand) => isOnePerson(frame, hand.by, by));
  if (own) return own;
  asked.add(loginId);
  return fresh.findLast((hand) => {
    const between = asked.has(hand.by) ? undefined : frame.logins.get(hand.by);
    return between && handOfAsker(frame, by, between, asked);
  });
}

/** What refuses a login whoever else there may be; undefined for nothing. */
function barred(frame: SecondPersonFrame, { by }: Pick<Deed, 'by'>, login: Login): Refusal | undefined {
  const { loginId } = login;
  if (isOutsider(frame, login)) return refuse('approval.outsider');
  if (loginId === by) return refuse('approval.same-person');
  if (isOnePerson(frame, loginId, by))
    return refuse('approval.same-person-logins', { name: frame.logins.get(by)?.name ?? '' });
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
 * Whether a login is the only person of its school: every other active one is his too, or of somebody who never
 * confirms, a student, a guardian, a donor or an auditor.
 */
export const isOnlyPerson = (persons: Persons, loginId: number): boolean =>
  [...persons.logins.values()].every(
    (other) =>
      !other.active ||
      other.auditor !== null ||
      isOutsider(persons, other) ||
      isOnePerson(persons, other.loginId, loginId),
  );

/** What the only person of a school needs to confirm his own: that it was allowed, and another day. */
function alone({ aloneAllowed, today }: SecondPersonFrame, { on }: Deed): Confirmation | Refusal {
  if (!aloneAllowed) return refuse('approval.alone-off');
  return today > on ? { mark: 'alone' } : refuse('approval.alone-too-early', { day: addDays(on, 1) });
}

/**
 * Whether a login is a second person for a deed, or why not (ACCOUNTING 6.1). Persons are told apart, not logins;
 * whether it has the power is not asked here.
 */
export function confirmationBy(
  frame: SecondPersonFrame,
  deed: Deed,
  loginId: number,
): Confirmation | Refusal {
  const login = frame.logins.get(loginId);
  if (!login) return refuse('approval.same-person');
  const fault = barred(frame, deed, login);
  if (fault) {
    const mayBeAlone = !isOutsider(frame, login) && isOnlyPerson(frame, loginId);
    return mayBeAlone ? alone(frame, deed) : fault;
  }
  const hand = handOfAsker(frame, deed.by, login);
  if (!hand) return {};
  if (!hasAnother(frame, deed, login)) return { mark: hand.kind };
  const name = frame.logins.get(hand.by)?.name ?? '';
  if (isOnePerson(frame, hand.by, deed.by))
    return refuse(`approval.beholden-${hand.kind}`, { name, day: dayOf(hand) });
  const asker = frame.logins.get(deed.by)?.name ?? '';
  return refuse('approval.beholden-through', { name: asker, through: name, day: dayOf(hand) });
}
