import {
  type CardPart,
  type CardSide,
  type CardsBlock,
  COLOURED,
  digitsOf,
  type FormPart,
  type Letterhead,
  type PaperBlock,
  type PaperFigure,
  type PaperLanguage,
  type ReportColumn,
  type ReportLayout,
  rowTexts,
  type Said,
  saidIn,
} from '@madrasah/events';
import { checkMark } from '../printing/index.ts';
import type { Asked, ReportLine, ReportRows } from './line.ts';

type Columns = Readonly<Record<string, ReportColumn>>;
type Layout<K> = Extract<ReportLayout<string, string>, { readonly kind: K }>;

const TURN: PaperBlock = { kind: 'page' };

/** What a cell says, in the language's digits. */
function textOf(columns: Columns, line: ReportLine, cell: string, language: PaperLanguage): string {
  const { said, ...column } = columns[cell] as ReportColumn;
  const printed = { ...column, title: saidIn(said, language) };
  return rowTexts([printed], { cells: [line.cells[cell] ?? null] }, language)[0] ?? '';
}

const FIGURES: ReadonlySet<string> = new Set(['money', 'count', 'figure', 'day']);

/** The figures that a cell says: those of its line, or its own. */
function figuresOf(columns: Columns, line: ReportLine, cell: string): readonly PaperFigure[] | undefined {
  const { kind, decimals, percent } = columns[cell] as ReportColumn;
  const value = line.cells[cell] ?? null;
  if (!FIGURES.has(kind) || value === null || value === '') return line.figures?.[cell];
  return [{ kind: kind as PaperFigure['kind'], of: value, decimals, percent }];
}

/** What a cell says under its word, with its figures. */
function saidOf(columns: Columns, line: ReportLine | undefined, cell: string, language: PaperLanguage) {
  const label = saidIn((columns[cell] as ReportColumn).said, language);
  if (!line) return { label, value: '' };
  const figures = figuresOf(columns, line, cell);
  return { label, value: textOf(columns, line, cell, language), ...(figures && { figures }) };
}

/** The parts of a form: blank, or filled from a line. */
function partsOf(
  columns: Columns,
  parts: readonly FormPart<string>[],
  line: ReportLine | undefined,
  language: PaperLanguage,
) {
  return parts.map(({ title, lines }) => ({
    kind: 'form' as const,
    ...(title && { title: saidIn(title, language) }),
    lines: lines.map((cells) =>
      cells.map((cell) => ({ ...saidOf(columns, line, cell, language), share: 1 / cells.length })),
    ),
  }));
}

function slotsOf(signs: readonly Said[], language: PaperLanguage): PaperBlock[] {
  const slots = signs.map((who) => ({ label: saidIn(who, language) }));
  return slots.length > 0 ? [{ kind: 'signatures', slots }] : [];
}

/** A form to be filled by hand; the frame of the picture stands beside its first part. */
export function formBlocks(
  columns: Columns,
  { photo, parts, signs = [] }: Layout<'form'>,
  language: PaperLanguage,
): PaperBlock[] {
  const [first, ...rest] = partsOf(columns, parts, undefined, language);
  const framed = first && { ...first, ...(photo && { photo: { caption: saidIn(photo, language) } }) };
  return [...(framed ? [framed] : []), ...rest, ...slotsOf(signs, language)];
}

/** The form filled, each person on sheets of his own. */
export function sheetBlocks(
  columns: Columns,
  { photo, parts, signs = [] }: Layout<'sheet'>,
  lines: readonly ReportLine[],
  language: PaperLanguage,
): PaperBlock[] {
  return lines.flatMap((line, at): PaperBlock[] => {
    const [first, ...rest] = partsOf(columns, parts, line, language);
    const name = photo && textOf(columns, line, photo, language);
    const framed = first && {
      ...first,
      ...(name !== undefined && { photo: { caption: '', name, picture: line.picture } }),
    };
    const turned = rest.flatMap((part, after): PaperBlock[] =>
      parts[after + 1]?.turn ? [TURN, part] : [part],
    );
    return [...(at > 0 ? [TURN] : []), ...(framed ? [framed] : []), ...turned, ...slotsOf(signs, language)];
  });
}

/** Whose signatures stand on cards, by the names of their pictures. */
type Signatures = ReportRows['signatures'];

interface Beside {
  readonly signatures?: Signatures;
  /** Lines under the text of a card, such as where whoever finds it may bring it. */
  readonly below?: readonly string[];
}

function sideOf(
  columns: Columns,
  part: CardPart<string>,
  line: ReportLine,
  language: PaperLanguage,
  { signatures = {}, below = [] }: Beside,
): CardSide {
  const text = (cell: string) => textOf(columns, line, cell, language);
  const { photo, heading, mark, badge, signed } = part;
  const signature = signed && signatures[signed.by];
  return {
    ...(photo && { photo: String(line.cells[photo] ?? ''), picture: line.picture }),
    ...(heading && { heading: text(heading) }),
    lines: part.lines.flatMap((cell) => {
      const said = saidOf(columns, line, cell, language);
      return said.value ? [said] : [];
    }),
    // What a telephone reads is the value itself, whatever digits people read.
    ...(mark && { mark: checkMark(String(line.cells[mark] ?? ''), text(mark)) }),
    ...(badge && {
      badge: { label: saidIn((columns[badge] as ReportColumn).said, language), value: text(badge) },
    }),
    ...(part.text && { text: [saidIn(part.text, language), ...below].join('\n') }),
    ...(signed && {
      slots: [{ label: saidIn(signed.said, language), ...(signature && { picture: signature }) }],
    }),
  };
}

interface CardsReport {
  readonly name: Said;
  readonly layout: Layout<'cards'>;
}

/** Cards to be cut: one a line, under the name of the house. */
export function cardsBlock(
  columns: Columns,
  { name, layout: { width, height, scale = 1, framed, front, back } }: CardsReport,
  { lines, signatures }: Pick<ReportRows, 'lines' | 'signatures'>,
  house: Letterhead,
  { language, query }: Asked,
): CardsBlock {
  const title = framed
    ? { house: { name: house.name, address: house.address, logo: house.logo }, title: saidIn(name, language) }
    : { title: house.name, logo: house.logo };
  const home = [house.address, house.contact].filter(Boolean).map((text) => digitsOf(text, language));
  const cards = lines.map((line) => ({
    front: { ...title, ...sideOf(columns, front, line, language, { signatures }) },
    ...(back && { back: sideOf(columns, back, line, language, { below: home }) }),
  }));
  return { kind: 'cards', width, height, scale, coloured: query['color_id'] === COLOURED, cards };
}
