import type { PaperDocument } from '@madrasah/events';
import { renderPaper } from '../drawing/render.ts';
import { paperWorkbook } from './workbook.ts';

export interface FileOrder {
  readonly paper: PaperDocument;
  readonly as: 'pdf' | 'xlsx';
}

/** What the thread is asked for, one after another. */
export default ({ paper, as }: FileOrder): Promise<Uint8Array> =>
  as === 'pdf' ? renderPaper([paper]) : paperWorkbook(paper);
