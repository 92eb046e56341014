import type { PromotionAction } from '@madrasah/events/admissions';
import type { Suggestion } from '@madrasah/events/results';
import type { Values } from '../../kit/form/index.ts';

/** A student of the class, as the form keeps him between its steps. */
export interface Chosen {
  readonly AdmissionID: number;
  readonly UserCode: string;
  readonly StudentName: string;
}

export interface PromotionValues {
  readonly from?: { readonly SessionID?: number; readonly ClassID?: number; readonly SubClassID?: number };
  readonly to?: { readonly SessionID?: number };
  /** Where those go who are promoted. */
  readonly next?: { readonly ClassID?: number; readonly SubClassID?: number };
  readonly list?: readonly Chosen[];
  /** The exam whose results suggest what becomes of each. */
  readonly exam?: number;
  /** By `a<AdmissionID>`; who has none is promoted. */
  readonly actions?: Readonly<Record<string, PromotionAction>>;
}

const ACTION_OF: Readonly<Record<number, PromotionAction>> = {
  1: 'promote',
  2: 'repeat',
  3: 'leave',
} satisfies Partial<Record<Suggestion, PromotionAction>>;

/**
 * What a suggestion means for a student, where the class that moves on goes to `nextClassId`: who is to go to another
 * class waits for a promotion of his own.
 */
export function suggestedAction(
  { Suggestion: of, NextClassID }: { readonly Suggestion: number; readonly NextClassID: number | null },
  nextClassId: number | undefined,
): PromotionAction {
  const action = ACTION_OF[of] ?? 'skip'; // nothing is decided of him yet
  return action === 'promote' && NextClassID !== null && NextClassID !== nextClassId ? 'skip' : action;
}

/** What would come of it; sums in taka. */
export interface Previewed {
  readonly counts: Readonly<Record<PromotionAction, number>>;
  readonly charges: number;
  readonly rows: readonly {
    readonly AdmissionID: number;
    readonly action: PromotionAction;
    readonly ClassID: number | null;
    readonly SubClassID: number | null;
    readonly charge: number;
    readonly problem: string | null;
  }[];
}

/** What is sent: each student of the class with what becomes of him. */
export function bodyOf(values: Values) {
  const { from, to, next, list = [], actions = {} } = values as PromotionValues;
  const students = list.map(({ AdmissionID }) => {
    const action = actions[`a${AdmissionID}`] ?? 'promote';
    return { AdmissionID, action, ...(action === 'promote' ? next : {}) };
  });
  return { from: from ?? {}, to: to ?? {}, students };
}
