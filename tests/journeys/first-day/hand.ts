import type { Locator, Page } from 'playwright-core';
import { Watch } from '../watch.ts';

/** A hand on mouse and keyboard that counts its clicks and keys; what a name or a figure is written with is not counted. */
export class Hand {
  readonly page: Page;
  readonly watch: Watch;
  strokes = 0;

  constructor(page: Page, address: string) {
    this.page = page;
    this.watch = new Watch(page, address);
  }

  readonly field = (label: string) => this.page.getByLabel(label, { exact: true }).first();
  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name }).first();
  readonly link = (name: string | RegExp) => this.page.getByRole('link', { name }).first();

  async click(what: Locator): Promise<void> {
    await what.waitFor();
    this.strokes += 1;
    await what.click();
  }

  /** A chord is as many strokes as it has keys. */
  async press(chord: string): Promise<void> {
    this.strokes += chord.split('+').length;
    await this.page.keyboard.press(chord);
  }

  /** One stroke to come to the box; the name or figure itself is not counted. */
  async write(box: Locator, text: string): Promise<void> {
    await box.waitFor();
    this.strokes += 1;
    await box.fill(text);
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.click(this.field(label));
    await this.click(this.page.getByRole('option', { name: option }).first());
  }

  /** Waits for words to stand on the page. */
  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** To the first page by the menu. */
  async home(): Promise<void> {
    const way = this.link('ড্যাশবোর্ড');
    if (!(await way.isVisible())) await this.click(this.button('সাধারণ তথ্য'));
    await this.click(way);
    await this.watch.rest();
  }
}
