/** What money is given to a colleague for: the market, or ahead of a salary. */
export const ADVANCE_PURPOSES = ['shopping', 'salary'] as const;
