/** Under which a leaf of a printed book is found once it has a receipt. */
export const leafKey = (series: string, leaf: number): string => `${series}#${leaf}`;
