import { digitsOf } from '@madrasah/events/kernel';
import { OvertakenWords } from '../../../kit/form/index.ts';
import { useLanguage } from '../../../kit/text.ts';
import { markText, savedIn } from '../sheet.ts';
import type { OvertakenMark } from './cells.ts';

interface Props {
  readonly cells: readonly OvertakenMark[];
  onKeep(): void;
  onTake(): void;
}

/** Marks that somebody else has saved under what is typed, cell by cell: both are shown, and nothing is overwritten unseen. */
export function OvertakenCells({ cells, onKeep, onTake }: Props) {
  const language = useLanguage();
  if (cells.length === 0) return null;
  const fields = cells.map(({ row, paper, key, text }) => ({
    ...{ name: key, label: `${row.User.UserName} – ${paper.SubjectName}` },
    ...{ now: markText(savedIn(row, paper), language) || '–', mine: digitsOf(text.trim(), language) || '–' },
  }));
  return <OvertakenWords {...{ fields, onKeep, onTake }} />;
}
