import type { Page } from 'playwright-core';

/** A keyboard that counts: a chord is as many strokes as it has keys. */
export class Keys {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(text: string): Promise<void> {
    this.count += [...text].length;
    await this.#page.keyboard.type(text);
  }

  async press(chord: string): Promise<void> {
    this.count += chord.split('+').length;
    await this.#page.keyboard.press(chord);
  }
}
