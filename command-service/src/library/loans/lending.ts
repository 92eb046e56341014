import { addDays, isRefusal, type Refusal } from '@madrasah/events';
import {
  type AskedLoan,
  COPY,
  type Loan,
  owes,
  type Reader,
  refuseLibrary as refuse,
} from '@madrasah/events/library';
import { USER_TYPES } from '@madrasah/events/people';
import { admissionsStream, hasLeft } from '../../admissions/state.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import type { Around, EntryRules, Kept } from '../../kernel/entry/index.ts';
import { refusedAt, together } from '../../kernel/together.ts';
import { peopleStream } from '../../people/state.ts';
import { standingPerson } from '../../people/steps.ts';
import { type LibraryState, libraryStream } from '../state.ts';

type Rule = NonNullable<ReturnType<LibraryState['loanRule']['get']>>;

/** How narrowly a rule says whom and what it is for: the reader weighs more than the kind of book. */
const narrowness = ({ reader, kinds }: Rule) => (reader === 'any' ? 0 : 2) + (kinds === null ? 0 : 1);

/** The most specific rule for such a reader and kind of book; of two alike the one that stands first on the list. */
export function ruleFor({ loanRule }: Pick<LibraryState, 'loanRule'>, reader: Reader, kindId: number) {
  return [...loanRule.values()]
    .filter((rule) => !rule.retired && (rule.reader === 'any' || rule.reader === reader))
    .filter(({ kinds }) => kinds === null || kinds.includes(kindId))
    .toSorted((one, other) => narrowness(other) - narrowness(one) || one.serial - other.serial)[0];
}

/** So many days on, and not after the next day by which all is back. */
export function dueBack(
  { returnDay }: Pick<LibraryState, 'returnDay'>,
  { days }: Rule,
  from: string,
): string {
  const last = [...returnDay.values()].flatMap(({ on, retired }) => (!retired && on >= from ? [on] : []));
  return [addDays(from, days), ...last].toSorted()[0] as string;
}

/** A student who is in the house, or one of its teachers and staff. */
function whose({ userId }: { readonly userId: number }, { look }: DecisionContext) {
  const person = standingPerson(look(peopleStream), userId);
  if (isRefusal(person)) return person;
  if (person.userType === USER_TYPES.teacher) return { userId, admissionId: null };
  const admissions = [...look(admissionsStream).admissions.values()];
  const his = admissions.findLast((one) => one.userId === userId && !hasLeft(one));
  return his ? { userId, admissionId: his.admissionId } : refuse('loan.no-reader');
}

/** Why this copy cannot be lent now. */
function copyFault(copyId: number, { bookCopy }: LibraryState, { state, own }: Around<Loan>) {
  if (own?.copyId === copyId) return undefined;
  const copy = bookCopy.get(copyId);
  if (!copy || copy.retired) return undefined; // told by its field
  if (copy.state !== COPY.usable) return refuse('loan.not-on-shelf');
  const before = [...state.entries.values()].filter((one) => one.copyId === copyId && !one.withdrawn);
  if (before.some((one) => one !== own && owes(one))) return refuse('loan.lent-already');
  return before.some(({ settled }) => settled !== null) ? refuse('loan.was-lost') : undefined;
}

/** Which kind of book a copy is of. */
const kindOf = ({ bookCopy, title }: LibraryState, copyId: number) =>
  title.get(bookCopy.get(copyId)?.titleId ?? 0)?.kindId ?? 0;

/** What a rule leaves a reader to take: those that he has by it already count. */
function limitFault(
  rule: Rule,
  userId: number,
  { state, own }: Around<Loan>,
  ruleOf: (one: Kept<Loan>) => Rule | undefined,
) {
  if (rule.books === 0) return refuse('loan.not-lent');
  const his = (state.ofPerson.get(userId) ?? []).map((id) => state.entries.get(id) as Kept<Loan>);
  const held = his.filter((one) => one !== own && !one.withdrawn && owes(one) && ruleOf(one) === rule);
  return held.length < rule.books ? undefined : refuse('loan.too-many', { books: rule.books });
}

/** The copy must be on its shelf, and a rule must leave the reader one more; it says by when it is to be back. */
function settle(
  { copyId, on, userId }: AskedLoan & { readonly userId: number },
  { admissionId }: { readonly admissionId: number | null },
  around: Around<Loan>,
): object | Refusal {
  const library = around.context.look(libraryStream);
  const reader = admissionId === null ? 'staff' : 'student';
  const ruleOf = (id: number) => ruleFor(library, reader, kindOf(library, id));
  const rule = ruleOf(copyId);
  const faulty = copyFault(copyId, library, around);
  const limited = rule
    ? limitFault(rule, userId, around, (one) => ruleOf(one.copyId))
    : refuse('loan.no-rule');
  const refused = together(
    faulty && refusedAt('AccessionNo', faulty),
    limited && refusedAt('UserID', limited),
  );
  if (refused || !rule) return refused ?? refuse('loan.no-rule');
  return { ruleId: rule.id, dueOn: dueBack(library, rule, on) };
}

type Own = Kept<Loan>;
type On = { readonly on: string };

const backAlready = ({ returned, settled }: Own) =>
  returned === null && settled === null ? undefined : refuse('loan.back-already');
const beforeLent = ({ on }: Own, day: string) =>
  day < on ? refusedAt('On', refuse('loan.before-lent')) : undefined;

/** Longer, as often as its rule allows, and from the day on which it is asked for. */
function renew(own: Own, { on }: On, { context }: Around<Loan>): object | Refusal {
  const refused = together(
    backAlready(own) ?? (own.lost === null ? undefined : refuse('loan.is-lost')),
    beforeLent(own, on),
  );
  if (refused) return refused;
  const library = context.look(libraryStream);
  const rule = library.loanRule.get(own.ruleId);
  if (!rule || own.renewed >= rule.renewals) return refuse('loan.renewed-enough', { times: own.renewed });
  const dueOn = dueBack(library, rule, on);
  return dueOn > own.dueOn ? { dueOn, renewal: own.renewed + 1 } : refuse('loan.not-longer');
}

/** What is special about a loan; once the book is back nothing of it is changed any more. */
export const lendingRules: EntryRules<Loan, AskedLoan> = {
  reads: [peopleStream, admissionsStream, libraryStream],
  ...{ whose, settle, settled: backAlready },
  turns: {
    renew,
    return: (own, { on }) => together(backAlready(own), beforeLent(own, on)) ?? {},
    lost: (own, { on }) =>
      together(
        backAlready(own) ?? (own.lost === null ? undefined : refuse('loan.is-lost')),
        beforeLent(own, on),
      ) ?? {},
    settle: (own, { on }) =>
      together(
        backAlready(own) ?? (own.lost === null ? refuse('loan.not-lost') : undefined),
        beforeLent(own, on),
      ) ?? {},
  },
};
