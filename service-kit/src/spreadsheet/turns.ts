/** Files that are open at once, of all schools: each may take its own memory. */
const AT_ONCE = 2;

const lastOf = new Map<string, Promise<unknown>>();
const waiting: (() => void)[] = [];
let open = 0;

/** Does a work when its turn has come: a school's after each other, and few schools' at once. */
export function turnOf<T>(school: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(school) ?? Promise.resolve();
  const mine = before.then(() => amongFew(work));
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  lastOf.set(school, settled);
  void settled.then(() => {
    if (lastOf.get(school) === settled) lastOf.delete(school);
  });
  return mine;
}

async function amongFew<T>(work: () => Promise<T>): Promise<T> {
  if (open >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else open += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  }
}
