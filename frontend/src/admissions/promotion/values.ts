import type { PromotionAction } from '@madrasah/events/admissions';
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
  /** By `a<AdmissionID>`; who has none is promoted. */
  readonly actions?: Readonly<Record<string, PromotionAction>>;
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
