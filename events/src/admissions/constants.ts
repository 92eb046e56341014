// Fixed ids of the specification §9.
export const RESIDENCES = { residential: 1, nonResidential: 2, dayCare: 3, other: 4 } as const;
export const NEW_OR_OLD = { new: 1, old: 2 } as const;
/** সচ্ছল, মধ্যবিত্ত, অসচ্ছল, এতিম, লিল্লাহ. */
export const FINANCIAL_STATUSES = [1, 2, 3, 4, 5] as const;

/** An admission, as what refers to it knows it. */
export const ADMISSION = { key: 'admission' } as const;
