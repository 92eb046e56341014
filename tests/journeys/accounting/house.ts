import { toLatinDigits } from '@madrasah/events/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { Madrasah } from '../madrasah.ts';
import { Office } from '../office.ts';
import { signIn, visit } from '../visitor.ts';
import { Watch } from '../watch.ts';
import { words } from '../words.ts';

const { bn } = words;

/** Taka, as a page shows them. */
export const taka = (shown: string) => Number(toLatinDigits(shown).replaceAll(/[^\d.-]/g, ''));

/** A sentence of the pages with its places filled. */
export const said = (key: keyof typeof bn, params: Readonly<Record<string, string>>) =>
  Object.entries(params).reduce(
    (text, [place, value]) => text.replaceAll(`{${place}}`, value),
    bn[key] as string,
  );

/** Somebody of the house at a screen of his own. */
export class Person {
  readonly page: Page;
  readonly watch: Watch;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
    this.watch = new Watch(page, address);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.#address + path);
    await this.watch.rest();
  }

  readonly field = (label: string) => this.page.getByLabel(label, { exact: true });

  button(name: string) {
    return this.page.getByRole('button', { name });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Waits for words to stand on the page. */
  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}

/** The demo school with its people, each at a screen of his own, and the office that looks things up for them. */
export class House {
  readonly office: Office;
  readonly #madrasah: Madrasah;
  readonly #browser: Browser;

  private constructor(madrasah: Madrasah, browser: Browser, office: Office) {
    this.#madrasah = madrasah;
    this.#browser = browser;
    this.office = office;
  }

  static async open(): Promise<House> {
    const [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
    return new House(madrasah, browser, await Office.open(madrasah));
  }

  get address(): string {
    return this.#madrasah.address;
  }

  /** Signs somebody in by the door. @param width 360 is a phone */
  async enters(name: string, width = 1280): Promise<Person> {
    const state = await signIn(this.#browser, this.#madrasah, name);
    const context: BrowserContext = await visit(this.#browser, { state, width });
    return new Person(await context.newPage(), this.address);
  }

  /** Somebody from outside, who has no login. */
  async stranger(width = 1280): Promise<Person> {
    const context = await visit(this.#browser, { width });
    return new Person(await context.newPage(), this.address);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#madrasah.close();
  }
}
