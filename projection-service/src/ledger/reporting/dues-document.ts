import { paisa, sumPaisa } from '@madrasah/events';
import type { Account, AdmissionOf, Charge } from './account.ts';

/** What of an admission was charged, conceded, paid and is due; in paisa. */
interface Sums {
  readonly charged: number;
  readonly concession: number;
  readonly paid: number;
  readonly due: number;
}

/** The document of one admission: `dues`. */
export interface AdmissionDues extends AdmissionOf {
  readonly userId: number;
  readonly userCode: string;
  readonly gender: number;
  /** The last of his admissions that stands: his advance is told with it. */
  readonly latest: boolean;
  /** By head and month, in the order they were charged; month 0 is of none, head 0 a due carried over from paper. */
  readonly heads: readonly (Sums & Pick<Charge, 'subLedgerId' | 'monthId' | 'fundId' | 'dueOn'>)[];
  readonly totals: Sums & { readonly advance: number };
}

function sumsOf(charges: readonly Charge[]): Sums {
  const of = (name: 'charged' | 'concession' | 'due') => sumPaisa(charges.map((charge) => charge[name]));
  const [charged, concession, due] = [of('charged'), of('concession'), of('due')];
  return { charged, concession, paid: paisa(charged - concession - due), due };
}

/** The charges of an admission, those of a head and a month together. */
function headsOf(charges: readonly Charge[]): AdmissionDues['heads'] {
  const grouped = Map.groupBy(charges, ({ subLedgerId, monthId, fundId }) =>
    [subLedgerId, monthId, fundId].join(' '),
  );
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { subLedgerId, monthId, fundId } = first;
    const dueOn = group.reduce((day, one) => (one.dueOn < day ? one.dueOn : day), first.dueOn);
    return [{ subLedgerId, monthId, fundId, dueOn, ...sumsOf(group) }];
  });
}

/** The documents of all admissions of a student, by AdmissionID. */
export function duesOf({ userId, userCode, gender, admissions, charges, advance }: Account) {
  const latestId = admissions.findLast(({ withdrawn }) => !withdrawn)?.admissionId;
  return admissions.map((admission): readonly [number, AdmissionDues] => {
    const { admissionId } = admission;
    const own = charges.filter((charge) => charge.admissionId === admissionId);
    const latest = admissionId === latestId;
    const totals = { ...sumsOf(own), advance: latest ? advance : 0 };
    return [admissionId, { userId, userCode, gender, ...admission, latest, heads: headsOf(own), totals }];
  });
}
