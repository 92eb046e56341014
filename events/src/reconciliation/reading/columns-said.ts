import { field } from '../../kernel/endpoint/fields.ts';
import { optional, takes } from '../../kernel/endpoint/notes.ts';
import { Problem } from '../../kernel/index.ts';
import type { Language } from '../../kernel/text/language.ts';
import { inEither } from '../../kernel/text/text.ts';
import { columnWord } from './column-words.ts';
import { COLUMNS, type Column, isEnough, type Places } from './columns.ts';

export const MOST_COLUMNS = 60;

interface Said {
  readonly column: Column;
  /** From 0. */
  readonly place: number;
}

/** `on=1,text=2,out=4,in=5,balance=6`: which column is what, from 1. Empty: as its headings say. */
export const columnsByHand = () =>
  field(
    (raw: unknown): Places | undefined | Problem => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const all = String(raw).split(',').map(saidIn);
      const said = all.filter((one) => one !== undefined);
      if (said.length < all.length) return new Problem('request.choice');
      const places: Places = Object.fromEntries(said.map(({ column, place }) => [column, place]));
      return twice(said, places) ?? (isEnough(places) ? places : lacking(places));
    },
    optional(takes.text(400)),
  );

function saidIn(part: string): Said | undefined {
  const [, name = '', at = ''] = /^\s*(\w+)\s*=\s*(\d{1,2})\s*$/.exec(part) ?? [];
  const column = COLUMNS.find((known) => known === name);
  const place = Number(at) - 1;
  return column && place >= 0 && place < MOST_COLUMNS ? { column, place } : undefined;
}

/** Two columns that are called the same, with what is lacking then; or one that is called two things. */
function twice(said: readonly Said[], places: Places): Problem | undefined {
  for (const [index, one] of said.entries()) {
    const before = said.slice(0, index);
    const kind = before.find(({ column }) => column === one.column);
    if (kind) {
      const params = { ...called('kind', one.column), one: kind.place + 1, other: one.place + 1 };
      return isEnough(places)
        ? new Problem('reconciliation.kind-twice', params)
        : new Problem('reconciliation.kind-twice-lacking', { ...params, ...lacking(places).params });
    }
    const same = before.find(({ place }) => place === one.place);
    if (same)
      return new Problem('reconciliation.column-twice', {
        ...{ at: one.place + 1, ...called('one', same.column), ...called('other', one.column) },
      });
  }
  return undefined;
}

const called = (param: string, column: Column) => ({
  [param]: inEither((language) => columnWord(column, language)),
});

function lacking({ on, out, in: into, amount }: Places): Problem {
  const word = (column: Column, language: Language) => `“${columnWord(column, language)}”`;
  const money = (language: Language): readonly string[] => {
    if (amount !== undefined || (out !== undefined && into !== undefined)) return [];
    if (out !== undefined) return [word('in', language)];
    if (into !== undefined) return [word('out', language)];
    const [one, other, alone] = [word('out', language), word('in', language), word('amount', language)];
    return [language === 'bn' ? `${one} ও ${other} (অথবা ${alone})` : `${one} and ${other} (or ${alone})`];
  };
  const said = (language: Language) =>
    [...(on === undefined ? [word('on', language)] : []), ...money(language)].join(', ');
  return new Problem('reconciliation.columns-lacking', { lacking: inEither(said) });
}
