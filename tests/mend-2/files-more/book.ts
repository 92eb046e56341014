import { zipped } from './zip.ts';

/** A cell as it stands in the XML: its value, the number of its format, a formula, or its own elements. */
export interface Told {
  readonly v?: string | number;
  readonly t?: 's' | 'str' | 'b' | 'e' | 'd' | 'inlineStr';
  readonly format?: string;
  readonly f?: string;
  readonly xml?: string;
}
export type Given = string | number | null | Told;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Given[])[];
  readonly state?: 'hidden' | 'veryHidden';
  /** Lines (from 1) that a filter hides, and columns (from 1) that somebody did. */
  readonly hidden?: { readonly lines?: readonly number[]; readonly columns?: readonly number[] };
  readonly merged?: readonly string[];
}

interface Style {
  /** Where texts stand: in the table of the workbook, or in the cells. */
  readonly texts?: 'shared' | 'inline';
  readonly date1904?: boolean;
  /** From 0: the one that is open. */
  readonly active?: number;
  /** Of elements, as some writers have one. */
  readonly prefix?: string;
  /** Lines and cells do not say where they stand. */
  readonly unplaced?: boolean;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const BUILT_IN: Readonly<Record<string, number>> = {
  ...{ General: 0, '0': 1, '0.00': 2, '#,##0': 3, '#,##0.00': 4, '0%': 9, '0.00%': 10, '@': 49 },
  ...{ 'mm-dd-yy': 14, 'd-mmm-yy': 15, 'm/d/yy h:mm': 22 },
};

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A day under one of the formats of days. */
export const day = (iso: string, format = 'mm-dd-yy', time = 0): Told => ({
  v: (Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000 + time,
  format,
});

/** Letters in several styles, as whoever made one word of a cell bold has it. */
export const rich = (...runs: readonly string[]): Told => ({
  t: 'inlineStr',
  xml: `<is>${runs.map((run) => `<r><rPr><b/></rPr><t xml:space="preserve">${escaped(run)}</t></r>`).join('')}</is>`,
});

/** A workbook as the programs of others write it. */
export function book(sheets: readonly Sheet[], style: Style = {}): Buffer {
  const shared: string[] = [];
  const formats: string[] = ['General'];
  const p = style.prefix ? `${style.prefix}:` : '';
  const opened = (name: string, more = '') =>
    `<${p}${name} xmlns${style.prefix ? `:${style.prefix}` : ''}="${MAIN}" xmlns:r="${OFFICE}"${more}>`;
  const styleOf = (format = 'General') => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format);
  };
  const cellXml = (given: Given, ref: string): string => {
    if (given === null) return '';
    const at = style.unplaced ? '' : ` r="${ref}"`;
    if (typeof given === 'number') return `<${p}c${at}><${p}v>${given}</${p}v></${p}c>`;
    if (typeof given === 'string') {
      if (style.texts === 'inline')
        return `<${p}c${at} t="inlineStr"><${p}is><${p}t xml:space="preserve">${escaped(given)}</${p}t></${p}is></${p}c>`;
      if (!shared.includes(given)) shared.push(given);
      return `<${p}c${at} t="s"><${p}v>${shared.indexOf(given)}</${p}v></${p}c>`;
    }
    const { v, t, format, f, xml } = given;
    const kind = t ? ` t="${t}"` : '';
    const formula = f === undefined ? '' : `<${p}f>${escaped(f)}</${p}f>`;
    const value = v === undefined ? '' : `<${p}v>${escaped(String(v))}</${p}v>`;
    return `<${p}c${at} s="${styleOf(format)}"${kind}>${formula}${value}${xml ?? ''}</${p}c>`;
  };
  const sheetXml = ({ rows, hidden = {}, merged = [] }: Sheet) => {
    const columns = (hidden.columns ?? []).map(
      (at) => `<${p}col min="${at}" max="${at}" hidden="1" width="9"/>`,
    );
    const lines = rows.map((cells, index) => {
      const isHidden = hidden.lines?.includes(index + 1) ? ' hidden="1"' : '';
      const at = style.unplaced ? '' : ` r="${index + 1}"`;
      const inside = cells.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('');
      return `<${p}row${at}${isHidden}>${inside}</${p}row>`;
    });
    const spans = merged.map((ref) => `<${p}mergeCell ref="${ref}"/>`).join('');
    return [
      ...[HEAD, opened('worksheet'), columns.length ? `<${p}cols>${columns.join('')}</${p}cols>` : ''],
      `<${p}sheetData>${lines.join('')}</${p}sheetData>`,
      spans && `<${p}mergeCells count="${merged.length}">${spans}</${p}mergeCells>`,
      `</${p}worksheet>`,
    ].join('');
  };
  const made = sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]);
  const list = sheets.map(
    ({ name, state }, index) =>
      `<${p}sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`),
    'sharedStrings.xml',
    'styles.xml',
  ];
  const kinds = ['worksheet', 'sharedStrings', 'styles'];
  const relation = (target: string, at: number) =>
    `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kinds[Math.max(0, at - sheets.length + 1)]}" Target="${target}"/>`;
  return zipped({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}${opened('workbook')}${style.date1904 ? `<${p}workbookPr date1904="1"/>` : ''}<${p}bookViews><${p}workbookView activeTab="${style.active ?? 0}"/></${p}bookViews><${p}sheets>${list.join('')}</${p}sheets></${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.map(relation).join('')}</Relationships>`,
    ...Object.fromEntries(made),
    'xl/sharedStrings.xml': `${HEAD}${opened('sst')}${shared.map((text) => `<${p}si><${p}t xml:space="preserve">${escaped(text)}</${p}t></${p}si>`).join('')}</${p}sst>`,
    'xl/styles.xml': stylesXml(p, opened('styleSheet'), formats),
  });
}

function stylesXml(p: string, opening: string, formats: readonly string[]): string {
  const idOf = (format: string, at: number) => BUILT_IN[format] ?? 164 + at;
  const own = formats.flatMap((format, at) =>
    format in BUILT_IN
      ? []
      : [`<${p}numFmt numFmtId="${idOf(format, at)}" formatCode="${escaped(format)}"/>`],
  );
  const cells = formats.map((format, at) => `<${p}xf numFmtId="${idOf(format, at)}" applyNumberFormat="1"/>`);
  return `${HEAD}${opening}<${p}numFmts count="${own.length}">${own.join('')}</${p}numFmts><${p}cellStyleXfs><${p}xf numFmtId="0"/></${p}cellStyleXfs><${p}cellXfs>${cells.join('')}</${p}cellXfs></${p}styleSheet>`;
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
