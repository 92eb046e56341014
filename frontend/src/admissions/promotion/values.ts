import type { PromotionAction, promotionCommands } from '@madrasah/events/admissions';
import type { AdmissionId, AnswerTo, ClassId, RowOf, SectionId, SessionId } from '@madrasah/events/kernel';
import type { promotionSuggestions, Suggestion } from '@madrasah/events/results';
import type { Values } from '../../kit/form/index.ts';

/** A student of the class, as the form keeps him between its steps. */
export interface Chosen {
  readonly AdmissionID: AdmissionId;
  readonly UserCode: string;
  readonly StudentName: string;
}

/** What an exam says of a student, and what it suggests. */
export type Found = Pick<
  RowOf<typeof promotionSuggestions>,
  'AdmissionID' | 'Division' | 'Total' | 'Suggestion' | 'NextClassID' | 'NextClassName' | 'ByHand'
>;

export interface PromotionValues {
  readonly from?: {
    readonly SessionID?: SessionId;
    readonly ClassID?: ClassId;
    readonly SubClassID?: SectionId;
  };
  readonly to?: { readonly SessionID?: SessionId };
  /** Where those go who are promoted. */
  readonly next?: { readonly ClassID?: ClassId; readonly SubClassID?: SectionId };
  /** Classes without prices are meant to have none. */
  readonly withoutCharge?: 0 | 1;
  readonly list?: readonly Chosen[];
  /** The exam whose results suggest what becomes of each. */
  readonly exam?: number;
  /** What it says, by `s<SubClassID>`: of the sections that were asked and have answered. */
  readonly results?: Readonly<Record<string, readonly Found[] | undefined>>;
  /** What somebody has chosen himself, by `a<AdmissionID>`. */
  readonly actions?: Readonly<Record<string, PromotionAction | undefined>>;
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
  { Suggestion: of, NextClassID }: Pick<Found, 'Suggestion' | 'NextClassID'>,
  nextClassId: ClassId | undefined,
): PromotionAction {
  const action = ACTION_OF[of] ?? 'skip'; // nothing is decided of him yet
  return action === 'promote' && NextClassID !== null && NextClassID !== nextClassId ? 'skip' : action;
}

/** Of where an action comes: chosen by hand, as a result suggests, or what is done while neither is there. */
export interface Outcome {
  readonly action: PromotionAction;
  /** What is done while nobody chooses. */
  readonly usual: PromotionAction;
  readonly found: Found | undefined;
}

/**
 * What becomes of each student, by AdmissionID. Where an exam is to suggest it, whoever has no published result waits:
 * he is not promoted unseen.
 */
export function outcomesOf(values: PromotionValues): ReadonlyMap<AdmissionId, Outcome> {
  const { list = [], results = {}, actions = {}, exam, next } = values;
  const found = new Map(
    Object.values(results).flatMap((rows = []) => rows.map((row) => [row.AdmissionID, row] as const)),
  );
  return new Map(
    list.map(({ AdmissionID }) => {
      const result = found.get(AdmissionID);
      const unseen = exam ? 'skip' : 'promote';
      const usual = result ? suggestedAction(result, next?.ClassID) : unseen;
      return [AdmissionID, { action: actions[`a${AdmissionID}`] ?? usual, usual, found: result }] as const;
    }),
  );
}

/** What would come of it; sums in taka. */
export type Previewed = AnswerTo<typeof promotionCommands.previewPromotion>;

/** What is sent: each student of the class with what becomes of him. */
export function bodyOf(values: Values) {
  const { from, to, next, withoutCharge } = values as PromotionValues;
  const students = [...outcomesOf(values as PromotionValues)].map(([AdmissionID, { action }]) => ({
    ...{ AdmissionID, action },
    ...(action === 'promote' ? next : {}),
  }));
  return { from: from ?? {}, to: to ?? {}, ...(withoutCharge && { withoutCharge }), students };
}
