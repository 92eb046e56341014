import type { Entry, MadeTurn } from '@madrasah/events/kernel';
import { AskedDialog } from '../asked/index.ts';
import { useLanguage } from '../text.ts';
import type { OfRow } from './EntryForm.tsx';

interface Props {
  readonly entry: Entry;
  /** By its key. */
  readonly turn: string;
  readonly of: OfRow;
  onClose(): void;
}

/** What becomes of an entry that stands. */
export function TurnForm({ entry, turn: key, of: { id, name }, onClose }: Props) {
  const { command, words } = entry.turns[key] as MadeTurn;
  const { does } = words[useLanguage()];
  return <AskedDialog title={`${does}: ${name}`} save={does} {...{ command, onClose }} params={{ id }} />;
}
