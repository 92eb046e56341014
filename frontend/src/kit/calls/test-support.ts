import { type Answer, fakeBrowser, json, type Sent } from '../fake-browser.ts';
import { createStore } from '../store.ts';

/** A page before a server that is played. */
export function page(server: (sent: Sent) => Answer | Promise<Answer>) {
  const browser = fakeBrowser(server);
  const store = createStore(browser.ports);
  return { ...browser, store, entry: (path: string) => store.getState().queries.entries[path] };
}

/** The answer of a list. */
export const list = (...data: unknown[]) => json(200, { data });
