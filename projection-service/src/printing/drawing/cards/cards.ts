import { type CardSide, type CardsBlock, nothingText, points } from '@madrasah/events/kernel';
import { QUIET, type Sheet } from '../sheet.ts';
import { type CardLook, lookOf } from './card-look.ts';
import { drawSide } from './card-side.ts';

const CUT = 8; // the length of a cutting mark

/** How many cards stand side by side and below each other, and where the first one begins. */
function places({ document }: Sheet, { width, height }: CardsBlock) {
  const { page } = document;
  const [w, h] = [points(width), points(height)];
  // A sheet of one card each has no margins; a larger one keeps what printers leave white.
  const least = page.width < w + CUT * 2 ? 0 : CUT;
  const across = Math.max(1, Math.floor((page.width - 2 * least + 0.5) / w));
  const down = Math.max(1, Math.floor((page.height - 2 * least + 0.5) / h));
  const x = (page.width - across * w) / 2;
  const y = (page.height - down * h) / 2;
  return { across, down, box: { x, y, width: w, height: h } };
}

type Places = ReturnType<typeof places>;

/** Short lines outside the cards, in line with their edges: a guillotine is laid on them. */
function drawCuts({ document }: Sheet, { across, down, box }: Places): void {
  if (across * down === 1) return;
  const right = box.x + across * box.width;
  const foot = box.y + down * box.height;
  document.lineWidth(0.4).strokeColor(QUIET);
  const line = (x: number, y: number, toX: number, toY: number) =>
    document.moveTo(x, y).lineTo(toX, toY).stroke();
  for (let column = 0; column <= across; column += 1) {
    const x = box.x + column * box.width;
    line(x, box.y - CUT, x, box.y - 1);
    line(x, foot + 1, x, foot + CUT);
  }
  for (let row = 0; row <= down; row += 1) {
    const y = box.y + row * box.height;
    line(box.x - CUT, y, box.x - 1, y);
    line(right + 1, y, right + CUT, y);
  }
}

/** One sheet of cards; the backs lie mirrored, so that each is behind its front when the sheet is turned over. */
function drawSheetOf(
  sheet: Sheet,
  at: Places,
  look: CardLook,
  sides: readonly (CardSide | undefined)[],
  turned: boolean,
): void {
  const { box, across } = at;
  drawCuts(sheet, at);
  for (const [place, side] of sides.entries()) {
    const column = turned ? across - 1 - (place % across) : place % across;
    const row = Math.floor(place / across);
    const corner = { x: box.x + column * box.width, y: box.y + row * box.height };
    if (side) drawSide(sheet, side, { ...box, ...corner }, look);
  }
}

/** Cards on as many sheets as they need, fronts and then backs. They fill the sheet: no head stands above them. */
export function* drawCards(sheet: Sheet, block: CardsBlock): Generator<number> {
  const { document } = sheet;
  if (block.cards.length === 0) document.text(nothingText(sheet.paper.language), { align: 'center' });
  const at = places(sheet, block);
  const look = lookOf(sheet, block);
  const onSheet = at.across * at.down;
  let isFirst = true;
  const turn = () => {
    if (!isFirst) document.addPage();
    isFirst = false;
    // The cards reach into the margins: nothing of theirs may begin a page by itself.
    Object.assign(document.page.margins, { top: 0, bottom: 0 });
  };
  for (let first = 0; first < block.cards.length; first += onSheet) {
    const cards = block.cards.slice(first, first + onSheet);
    turn();
    drawSheetOf(
      sheet,
      at,
      look,
      cards.map(({ front }) => front),
      false,
    );
    if (cards.some(({ back }) => back)) {
      turn();
      drawSheetOf(
        sheet,
        at,
        look,
        cards.map(({ back }) => back),
        true,
      );
    }
    yield first + cards.length;
  }
}
