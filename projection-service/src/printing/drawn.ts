import type * as Render from './drawing/render.ts';
import type * as Turns from './drawing/turns.ts';

// What draws papers is loaded with the first one that is drawn here: fonts and their shaping are a tenth of a start.
const render = () => import('./drawing/render.ts');

/** Draws a paper, and its copy after it. @returns the bytes of the PDF */
export const renderPaper: typeof Render.renderPaper = async (...asked) =>
  (await render()).renderPaper(...asked);

/** Many papers in one file, each on pages of its own; between two of them whatever else waits has its turn. */
export const renderMany: typeof Render.renderMany = async (...asked) => (await render()).renderMany(...asked);

/** On how many pages a paper is printed. */
export const pagesOf = async (paper: Parameters<typeof Render.pagesOf>[0]): Promise<number> =>
  (await render()).pagesOf(paper);

/** The paper with the places named at which its pages are turned. */
export const withTurns = async (
  paper: Parameters<typeof Turns.withTurns>[0],
): Promise<ReturnType<typeof Turns.withTurns>> => (await import('./drawing/turns.ts')).withTurns(paper);
