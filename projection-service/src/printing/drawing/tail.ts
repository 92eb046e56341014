import type { PaperBlock } from '@madrasah/events/kernel';

/** What stands below a block and is signed: facts, such as the sum in words, and the lines to sign on; none where no such lines end it. */
export function tailOf(blocks: readonly PaperBlock[], at: number): readonly PaperBlock[] {
  const below = blocks.slice(at + 1);
  const end = below.findIndex(({ kind }) => kind !== 'facts');
  return below[end]?.kind === 'signatures' ? below.slice(0, end + 1) : [];
}
