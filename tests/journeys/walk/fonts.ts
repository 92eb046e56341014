import type { CDPSession, Page } from 'playwright-core';

/** Where words stand. Keys (↵), arrows of sorting and the spaces of Arabic are in no font of ours. */
const WORDS = ':is(h1, h2, th, td, dt, dd, label, #main p, #main a, #main button)';
const ELSEWHERE = ':not(.sorted, .sorted *, [lang=ar], :has(kbd, [lang=ar]))';
const AT_MOST = 60;
/** News may draw a part of the page anew between the question and its answer. */
const TRIES = 3;

/** Tells what a page's letters are really drawn with: a font that is named need not be the one that is used. */
export async function fontTeller(page: Page): Promise<() => Promise<string[]>> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  async function fontsInUse() {
    const { root } = await browser.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: WORDS + ELSEWHERE,
    });
    const used = await Promise.all(
      nodeIds.slice(0, AT_MOST).map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    return used.flatMap((one) => one.fonts);
  }
  async function patiently(tries = TRIES): ReturnType<typeof fontsInUse> {
    try {
      return await fontsInUse();
    } catch (error) {
      if (tries === 1 || !/Could not find node/.test(String(error))) throw error;
      return patiently(tries - 1);
    }
  }
  return async () => {
    const fonts = await patiently();
    const strange = new Set(fonts.filter(({ isCustomFont }) => !isCustomFont).map((font) => font.familyName));
    return [
      ...(fonts.some(({ familyName }) => familyName === 'Hind Siliguri')
        ? []
        : ['nothing is drawn in Hind Siliguri']),
      ...[...strange].map((name) => `drawn in ${name}, a font of the system`),
    ];
  };
}
