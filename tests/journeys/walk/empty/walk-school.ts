import test, { type ExecutionContext } from 'ava';
import type { Browser } from 'playwright-core';
import { launch } from '../../browser.ts';
import { LANGUAGES, type Language } from '../../visitor.ts';
import { words } from '../../words.ts';
import { type Look, openWindow, SIZES, type Size } from '../look.ts';
import { registeredContexts } from '../routes.ts';
import { blanksOfPage } from './blank.ts';
import { type EmptySchool, openEmptySchool } from './school.ts';

/** What is said where something was looked for: nobody has looked for anything here. */
const untrue = LANGUAGES.flatMap((language) => [
  words[language]['kit.select.nothing'],
  words[language]['kit.list.noneMeantText'],
]);

/** Which languages are looked at, in which windows. */
export type Seen = Readonly<Record<Language, readonly Size[]>>;

/** All that there is to see, at twice the price of `BRIEFLY`. */
export const WHOLLY: Seen = { bn: SIZES, en: SIZES };
/** Each language in one window; every page is seen in all of them by the walk of the demo. */
export const BRIEFLY: Seen = { bn: [SIZES[1]], en: [SIZES[0]] };

/**
 * Walks every page of the menu in a school on its first day. Called once a test file.
 * @param promise what each page does, as its test is called
 * @param before what is made in the school first
 */
export async function walkFirstDay(
  promise: string,
  seen: Seen,
  before: (school: EmptySchool) => Promise<void>,
): Promise<void> {
  let browser: Browser;
  let school: EmptySchool;
  let windows: Readonly<Record<Language, Look>>;
  const walk = async (t: ExecutionContext, address: string) => {
    const looks = LANGUAGES.map((language) => windows[language](address));
    t.deepEqual((await Promise.all(looks)).flat(), []);
  };
  test.before(async () => {
    browser = await launch();
    school = await openEmptySchool(browser);
    await before(school);
    const { madrasah, state } = school;
    const open = (language: Language) =>
      openWindow(browser, madrasah, state, language, {
        ...{ judges: blanksOfPage, given: { untrue }, sizes: seen[language] },
      });
    const [bn, en] = await Promise.all([open('bn'), open('en')]);
    windows = { bn, en };
  });
  test.after.always(async () => {
    await browser?.close();
    await school?.madrasah.close();
  });
  const paths = (await registeredContexts()).flatMap(({ screens }) => screens.map(({ path }) => path));
  // What is one thing's own page has nothing to be about yet.
  for (const path of paths.filter((one) => !one.includes(':')))
    test.serial(`${path} ${promise}`, (t) => walk(t, path));
}
