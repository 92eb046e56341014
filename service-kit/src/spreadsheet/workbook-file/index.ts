import type { Table } from '@madrasah/events';
import { partsOf } from '../archive.ts';
import { Fault } from '../faults.ts';
import { formatsOf } from './formats.ts';
import { type ReadSheet, readSheet, type Shared } from './sheet.ts';
import { lettersOf } from './values.ts';
import { listen } from './xml.ts';

// Five thousand rows of forty columns unpack to some 15 MB of XML; a bomb to thousands.
const MOST_UNPACKED = 32 * 1024 * 1024;

/** What of a workbook is read; pictures, macros and whatever else are never opened. */
const isRead = (part: string) =>
  /^(\[Content_Types\]\.xml|xl\/_rels\/|xl\/worksheets\/[^/]+\.xml$|xl\/\w+\.xml$)/.test(part);

type Parts = ReadonlyMap<string, Uint8Array>;

/** How a workbook is to be read. */
export interface WorkbookReading {
  /** One of its sheets by name; without it the first that is seen and holds anything. */
  readonly sheet?: string;
  /** Cells that a formula reckons are told as such, and not taken for what they came to. */
  readonly withoutFormulas?: boolean;
}

/**
 * A sheet of a workbook. Formulas are not reckoned: the value that was saved with them counts.
 * @throws Fault when it has none of that name, or is too large
 */
export function readWorkbook(bytes: Buffer, { sheet, withoutFormulas = false }: WorkbookReading): Table {
  const parts = partsOf(bytes, isRead, MOST_UNPACKED);
  const { seen, epoch } = sheetsOf(parts);
  const shared: Shared = {
    texts: textsOf(parts.get('xl/sharedStrings.xml')),
    formats: formatsOf(parts.get('xl/styles.xml')),
    epoch,
    withoutFormulas,
  };
  const read = seen.map(({ name, part }) => ({ name, content: attempt(parts.get(part), shared) }));
  const filled = read.filter(({ content }) => content instanceof Fault || content.rows.length > 0);
  const chosen = sheet === undefined ? (filled[0] ?? read[0]) : read.find(({ name }) => name === sheet);
  if (!chosen) throw new Fault('import.no-sheet', { sheet: (sheet ?? '').slice(0, 60) });
  const { name, content } = chosen;
  if (content instanceof Fault) throw content;
  return { rows: content.rows, hidden: content.hidden, sheet: name, sheets: filled.map((one) => one.name) };
}

/** A sheet that cannot be read matters only where it is the one that is wanted. */
function attempt(xml: Uint8Array | undefined, shared: Shared): ReadSheet | Fault {
  try {
    return readSheet(xml, shared);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

/** The sheets that whoever opens the workbook sees, in their order. */
function sheetsOf(parts: Parts) {
  const book = parts.get('xl/workbook.xml');
  if (!book) throw new Fault('import.unreadable');
  const targets = new Map<string, string>();
  listen(parts.get('xl/_rels/workbook.xml.rels'), {
    open(element, attributes) {
      const { Id = '', Target = '' } = element === 'Relationship' ? attributes() : {};
      if (Id) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const seen: { readonly name: string; readonly part: string }[] = [];
  let epoch: Shared['epoch'] = 1900;
  listen(book, {
    open(element, attributes) {
      const said = attributes();
      if (element === 'workbookPr' && /^(1|true)$/.test(said['date1904'] ?? '')) epoch = 1904;
      if (element !== 'sheet' || (said['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(said).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      seen.push({ name: said['name'] ?? '', part: targets.get(id) ?? '' });
    },
  });
  return { seen, epoch };
}

/** The texts that cells name by number; how they are to be pronounced is no part of them. */
function textsOf(xml: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let [listens, spoken] = [false, false];
  listen(xml, {
    open(element) {
      if (element === 'si') texts.push('');
      if (element === 'rPh') spoken = true;
      listens = element === 't' && !spoken;
    },
    close(element) {
      if (element === 'rPh') spoken = false;
      listens = false;
    },
    text(text) {
      if (listens) texts[texts.length - 1] += text;
    },
  });
  return texts.map(lettersOf);
}
