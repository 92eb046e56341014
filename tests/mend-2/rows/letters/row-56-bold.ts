import type { Page } from 'playwright-core';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

/** The letters named in the report, and conjuncts whose width differs in the two weights of the face. */
const WORDS = ['হ', 'ই', 'হ্ম', 'ক্ষ', 'জ্ঞ', 'ষ্ট্র', 'ঙ্ক্ষ', 'শিক্ষার্থী'];

/** How wide a text is in regular and in bold. Letters that a browser emboldens itself are as wide as the regular ones. */
const widths = (page: Page, text: string): Promise<readonly number[]> =>
  page.evaluate(`(() => {
    const context = document.createElement('canvas').getContext('2d');
    return [400, 700].map((weight) => {
      context.font = weight + ' 100px "Hind Siliguri"';
      return Math.round(context.measureText('${text}').width * 10);
    });
  })()`);

async function ofItsOwn(page: Page, text: string): Promise<boolean> {
  const [regular, bold] = await widths(page, text);
  return regular !== bold;
}

row(
  56,
  'bold letters are letters of the face, and a bold total stands digit under digit',
  async (t, house) => {
    const school = await house.school();
    await onPage(house, school, '/', async (page) => {
      for (const word of WORDS)
        await t.comes(() => ofItsOwn(page, word), true, `${word} in bold is its own letter`);
      const [regular, bold] = await widths(page, '১২৩৪৫৬৭৮৯০');
      t.is(bold, regular, 'how wide bold digits are');
    });
  },
);
