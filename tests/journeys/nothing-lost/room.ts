import test from 'ava';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { type ExamPlace, setExam } from '../exam.ts';
import { Madrasah } from '../madrasah.ts';
import { Office } from '../office.ts';
import { signIn, visit } from '../visitor.ts';
import { Watch } from '../watch.ts';

/**
 * A madrasah with an exam whose marks can be entered, and for each test of its file a page of the administrator, signed
 * in anew: what ends a session ends nobody else's.
 */
export class Room {
  madrasah!: Madrasah;
  browser!: Browser;
  context!: BrowserContext;
  page!: Page;
  watch!: Watch;
  #exam!: ExamPlace;

  async open(): Promise<void> {
    [this.madrasah, this.browser] = await Promise.all([Madrasah.open(), launch()]);
    this.#exam = await setExam(await Office.open(this.madrasah), 'বার্ষিক পরীক্ষা');
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.madrasah?.close();
  }

  async enter(): Promise<void> {
    this.context = await visit(this.browser, {
      state: await signIn(this.browser, this.madrasah),
      language: 'bn',
    });
    this.page = await this.context.newPage();
    this.watch = new Watch(this.page, this.madrasah.address);
  }

  /** @returns the faults that were seen on the page */
  async leave(): Promise<string[]> {
    const faults = this.watch.taken();
    await this.context.close();
    return faults;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.madrasah.address + path);
    await this.watch.rest();
  }

  /** The path of the sheet of marks. */
  get sheet(): string {
    const { SessionID, ExamID, SubClassID } = this.#exam;
    return `/result?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
  }

  field = (label: string) => this.page.getByLabel(label, { exact: true });
  told = () => this.page.locator('.draft-kept').first();
}

/** @param isExpected faults that a test of this file brings about itself */
export function openRoom(isExpected: (fault: string) => boolean = () => false): Room {
  const room = new Room();
  test.before(() => room.open());
  test.after.always(() => room.close());
  test.beforeEach(() => room.enter());
  test.afterEach('nobody saw a fault', async (t) => {
    t.deepEqual(
      (await room.leave()).filter((fault) => !isExpected(fault)),
      [],
    );
  });
  return room;
}
