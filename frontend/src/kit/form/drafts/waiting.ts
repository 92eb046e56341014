/** What each form that keeps a draft does where it cannot wait for its moment. In a room of its own: every page has it. */
export const waitingForms = new Set<() => void>();

/** Keeps at once whatever is typed anywhere on this page and waits for its moment. */
export const keepAtOnce = (): void => {
  for (const write of waitingForms) write();
};
