/** Runs pieces of work one after another, in the order they came. */
export function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = before.then(work, work);
    before = mine.catch(() => undefined);
    return mine;
  };
}
