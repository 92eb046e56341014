import type { Page, Request } from 'playwright-core';

/** The two warnings of libraries that the development build prints; a built page prints none. */
const KNOWN = [/findDOMNode is deprecated/, /Support for defaultProps will be removed/];
const QUIET_MS = 120;

/** Hears everything a page says that nobody should ever see, and knows when it has come to rest. */
export class Watch {
  readonly #page: Page;
  readonly #running = new Set<Request>();
  #faults: string[] = [];
  #changed = Date.now();

  constructor(page: Page, address: string) {
    this.#page = page;
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !KNOWN.some((known) => known.test(text))) this.#tell('console', text);
    });
    page.on('pageerror', (error) => this.#tell('uncaught', error.message));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol === 'chrome-extension:') return; // the browser's own viewer of PDFs, where it has one
      const isOurs = url.host === new URL(address).host || ['blob:', 'data:'].includes(url.protocol);
      if (!isOurs) this.#tell('another host', request.url());
      // A live connection is never over; it is not waited for.
      if (url.pathname.startsWith('/socket')) return;
      this.#running.add(request);
      this.#changed = Date.now();
    });
    const ended = (request: Request) => {
      this.#running.delete(request);
      this.#changed = Date.now();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    page.on('response', (response) => {
      if (response.status() >= 500) this.#tell('answer', `${response.status()} ${response.url()}`);
    });
  }

  #tell(what: string, text: string): void {
    this.#faults.push(`${what}: ${text.split('\n')[0]?.slice(0, 300)}`);
  }

  /** Waits until the page has fetched what it shows. */
  async rest(): Promise<void> {
    const began = Date.now();
    while (this.#running.size > 0 || Date.now() - this.#changed < QUIET_MS) {
      if (Date.now() - began > 20_000) throw new Error('the page never comes to rest');
      await this.#page.waitForTimeout(20);
    }
    const waiting = '[aria-busy=true], .placeholder, #root:not(:has(h1))';
    // Asked again and again: a window that is not in front draws no frames, and document.fonts.ready may never come.
    const patience = { timeout: 10_000, polling: 50 };
    await this.#page
      .waitForFunction((what) => !document.querySelector(what), waiting, patience)
      .catch(() => this.#tell('never there', `something still loads, or there is no h1: ${waiting}`));
    await this.#page
      .waitForFunction(() => document.fonts.status === 'loaded', undefined, patience)
      .catch(() => this.#tell('never there', 'fonts still load'));
  }

  /** What was heard since it was asked last. */
  taken(): string[] {
    const faults = [...new Set(this.#faults)];
    this.#faults = [];
    return faults;
  }
}
