import { dayOfNumber, paisa } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { ItemFacts } from '../books/item-facts.ts';
import { advanceOf, entryBy, movesOf } from './postings-by.ts';

/** One admission of a student, as money asks for it. */
export interface AdmissionOf {
  readonly admissionId: number;
  readonly sessionId: number;
  readonly classId: number;
  readonly sectionId: number;
  /** 1 while he is there, 0 once he has left. */
  readonly active: 0 | 1;
  /** It was entered by mistake. */
  readonly withdrawn: boolean;
}

/** A charge of a student and what has become of it, in paisa. */
export interface Charge {
  readonly itemId: number;
  readonly admissionId: number;
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly fundId: number;
  /** `YYYY-MM-DD` */
  readonly dueOn: string;
  readonly charged: number;
  readonly concession: number;
  readonly due: number;
}

/** All that a student was charged under all his admissions, and what he has left with us (paisa). */
export interface Account {
  readonly userId: number;
  readonly userCode: string;
  readonly gender: number;
  /** In the order they were given. */
  readonly admissions: readonly AdmissionOf[];
  readonly charges: readonly Charge[];
  readonly advance: number;
}

export const emptyAccount = (userId: number): Account => ({
  ...{ userId, userCode: '', gender: 0 },
  ...{ admissions: [], charges: [], advance: 0 },
});

const chargeOf = (facts: ItemFacts): Charge => {
  const { itemId, admissionId, subLedgerId, monthId, fundId } = facts;
  const none = { charged: 0, concession: 0, due: 0 };
  return { itemId, admissionId, subLedgerId, monthId, fundId, dueOn: dayOfNumber(facts.dueOn), ...none };
};

/** The account after an entry of the journal. @throws RangeError for an entry out of balance */
export function afterEntry(account: Account, event: DomainEvent): Account {
  const { made, ofItem, ofStudent } = entryBy(event);
  const fresh = made.get(account.userId) ?? [];
  const known = [...account.charges, ...fresh.map(chargeOf)];
  const charges = known.map((charge) => {
    const postings = ofItem.get(charge.itemId);
    if (!postings) return charge;
    const moved = movesOf(postings, charge.subLedgerId);
    return {
      ...charge,
      charged: paisa(charge.charged + moved.charged),
      concession: paisa(charge.concession + moved.concession),
      due: paisa(charge.due + moved.due),
    };
  });
  const advance = paisa(account.advance + advanceOf(ofStudent.get(account.userId) ?? []));
  return { ...fresh.reduce(withAdmissionOf, account), charges, advance };
}

/** Dues carried over from paper may be of an admission that no event has told of. */
const withAdmissionOf = (account: Account, { admissionId, sessionId }: ItemFacts): Account =>
  account.admissions.some((one) => one.admissionId === admissionId)
    ? account
    : withAdmission(account, {
        ...{ admissionId, sessionId, classId: 0, sectionId: 0 },
        ...{ active: 1, withdrawn: false },
      });

/** The account with an admission more, or one that is known become another. */
export const withAdmission = (account: Account, admission: AdmissionOf): Account => ({
  ...account,
  admissions: [
    ...account.admissions.filter(({ admissionId }) => admissionId !== admission.admissionId),
    admission,
  ],
});

/** The account with something of one admission changed. */
export const withChanged = (
  account: Account | undefined,
  admissionId: number,
  changed: Partial<AdmissionOf>,
): Account | undefined =>
  account && {
    ...account,
    admissions: account.admissions.map((one) =>
      one.admissionId === admissionId ? { ...one, ...changed } : one,
    ),
  };
