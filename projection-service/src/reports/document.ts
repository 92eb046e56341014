import {
  type Letterhead,
  LYING,
  lying,
  type PaperBlock,
  type PaperDocument,
  type PaperSize,
  type Report,
  type ReportFamily,
  saidIn,
} from '@madrasah/events';
import { type PaperHead, signers } from '../papers/index.ts';
import { cardsBlock, formBlocks, sheetBlocks } from './form.ts';
import type { Asked, ReportRows } from './line.ts';
import { gridBlocks, registerBlock } from './register.ts';
import { statisticsBlock } from './statistics.ts';

type Family = Pick<ReportFamily, 'columns' | 'dimensions'>;

function blocksOf(
  { columns, dimensions }: Family,
  { layout, name }: Report,
  rows: ReportRows,
  asked: Asked,
  house: Letterhead,
): readonly PaperBlock[] {
  const { language, query, isHoliday } = asked;
  switch (layout.kind) {
    case 'register':
      return [registerBlock(columns, layout, rows, language, dimensions)];
    case 'grid': {
      const { month, BookLine: subjects } = query as { month?: string; BookLine?: number };
      return gridBlocks(columns, layout, rows, language, { month, subjects, isHoliday });
    }
    case 'statistics':
      return [statisticsBlock(dimensions, layout, rows, language)];
    case 'form':
      return formBlocks(columns, layout, language);
    case 'sheet':
      return sheetBlocks(columns, layout, rows.lines, language);
    case 'cards':
      return [cardsBlock(columns, { name, layout }, rows, house, asked)];
  }
}

/** More columns than that do not stand side by side on a sheet that stands. */
const MOST_STANDING = 10;

/** The sheet of a report; one whose form asks how it lies is turned where it was asked for, or where it is too wide. */
function sizeOf({ size = 'a4', asks }: Report, { query }: Asked, blocks: readonly PaperBlock[]): PaperSize {
  if (!asks.includes('paper_id')) return size;
  const columns = blocks.map((block) => (block.kind === 'table' ? block.columns.length : 0));
  return query['paper_id'] === LYING || Math.max(...columns) > MOST_STANDING ? lying(size) : size;
}

/** A report as a paper: its blocks under the head of the house, what it has to note, and lines to sign on. */
export function reportDocument(
  family: Family,
  report: Report,
  rows: ReportRows,
  asked: Asked,
  head: PaperHead<Asked['language']>,
  filters: readonly string[],
): PaperDocument {
  const { language } = asked;
  const body = blocksOf(family, report, rows, asked, head.letterhead);
  const isSigned = language !== 'ar' && ['register', 'statistics'].includes(report.layout.kind);
  return {
    ...head,
    size: sizeOf(report, asked, body),
    title: saidIn(report.name, language),
    filters,
    blocks: [
      ...(rows.above ?? []),
      ...body,
      ...(rows.below ?? []),
      ...(rows.notes ?? []).map((text) => ({ kind: 'note' as const, text })),
      ...(isSigned ? [signers(language, report.signs ?? ['preparer', 'principal'])] : []),
    ],
  };
}
