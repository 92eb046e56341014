/** What stands before the head of a due that was brought over: it is no charge of ours, and stays told apart from one. */
const BEFORE = 'পূর্বের বকেয়া: ';

/** What a due of a head is called that was brought over from paper, as it is recorded. */
export const arrearName = (head: string): string => `${BEFORE}${head}`;

/** The head in such a name; undefined in every other. */
export const headOfArrear = (name: string): string | undefined =>
  name.startsWith(BEFORE) ? name.slice(BEFORE.length) : undefined;
