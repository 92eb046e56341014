import type { CardSide, PaperBlock, PaperDocument } from '@madrasah/events/kernel';

/** Address → the picture itself, JPEG or PNG without transparency, as far as there is one. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Reads pictures by the addresses that stand on papers. */
export type PictureReader = (addresses: ReadonlySet<string>) => Promise<Pictures>;

export const NO_PICTURES: Pictures = new Map();

const onSide = (side: CardSide | undefined): (string | undefined)[] =>
  side
    ? [side.picture, side.logo, side.house?.logo, ...(side.slots ?? []).map(({ picture }) => picture)]
    : [];

function inBlock(block: PaperBlock): (string | undefined)[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(({ picture }) => picture);
    case 'form':
      return [block.photo?.picture];
    case 'cards':
      return block.cards.flatMap(({ front, back }) => [front, back].flatMap(onSide));
    case 'signatures':
      return block.slots.map(({ picture }) => picture);
    default:
      return [];
  }
}

/** Every picture that some papers show. */
export const addressesIn = (papers: readonly PaperDocument[]): ReadonlySet<string> =>
  new Set(
    papers
      .flatMap(({ letterhead, blocks }) => [letterhead.logo, ...blocks.flatMap(inBlock)])
      .filter((address) => address !== undefined),
  );
