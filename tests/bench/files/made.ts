import { text, writeWorkbook } from '@madrasah/service-kit/workbook';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Student } from '../../system/school.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));

/** A statement of so many lines, each with a balance that follows from the one before; a taka in or out. */
export function statementOf(lines: number): Uint8Array<ArrayBuffer> {
  let balance = 100_000;
  const rows = Array.from({ length: lines }, (_, at) => {
    const isIn = at % 3 !== 0;
    balance += isIn ? 1 : -1;
    const day = String(1 + Math.floor((at * 28) / lines)).padStart(2, '0');
    return `${day}/01/2026,TRF TX${10_000 + at},${isIn ? '' : '1.00'},${isIn ? '1.00' : ''},${balance}.00`;
  });
  return bytesOf(['Date,Particulars,Debit,Credit,Balance', ...rows]);
}

/** Marks of students in papers, as the template has them. */
export const marksFileOf = (students: readonly Student[], papers: readonly string[]) =>
  bytesOf([
    ['UserCode', ...papers].join(','),
    ...students.map(({ UserCode }, at) =>
      [UserCode, ...papers.map((_, one) => (at * 7 + one) % 100)].join(','),
    ),
  ]);

/** A workbook of some kB whose last cell of all holds something. */
export async function farCell(): Promise<Uint8Array<ArrayBuffer>> {
  const parts = unzipSync(await writeWorkbook([{ sheet: 'ক', data: [[text('এক')]] }]));
  const xml = new TextDecoder().decode(parts[SHEET]);
  const far = '</row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
  parts[SHEET] = strToU8(xml.replace('</row></sheetData>', far));
  return new Uint8Array(zipSync(parts));
}
