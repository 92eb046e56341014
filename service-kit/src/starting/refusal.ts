/** The exit code of a start that only a person can mend: whoever supervises it need not try again at once. */
export const REFUSED = 78;

/** Ends the process with one sentence for the person who started it: no stack, no credentials. */
export function refuseStart(sentence: string): never {
  console.error(sentence);
  process.exit(REFUSED);
}
