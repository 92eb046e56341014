/** Why a student is there no more: the words of the wire and of the events. */
export const LEAVING_KINDS = ['left', 'transferred', 'dismissed', 'finished'] as const;
export type LeavingKind = (typeof LEAVING_KINDS)[number];
const CALLED = {
  left: { bn: 'চলে গেছে', en: 'Left' },
  transferred: { bn: 'অন্য মাদরাসায় গেছে', en: 'Went to another madrasah' },
  dismissed: { bn: 'বহিষ্কার', en: 'Dismissed' },
  finished: { bn: 'পড়া শেষ', en: 'Finished' },
} as const;
export const LEAVINGS = LEAVING_KINDS.map((value) => ({ value, name: CALLED[value] }));

/** The student list's `is_active`: who left, who is there, both. */
export const STANDINGS = { left: 0, there: 1, both: 2 } as const;

/** What the list says of who is there and of who left. */
export const STANDING_STATES = {
  0: { word: 'leftSchool', color: 'red' },
  1: { word: 'isThere', color: 'green' },
} as const;
