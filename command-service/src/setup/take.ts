import {
  type AnyRow,
  type EventDraft,
  idOf,
  isRefusal,
  labelOf,
  type Refusal,
  type Register,
  type RegisterCommand,
  uniqueKey,
} from '@madrasah/events';
import {
  isOneRef,
  type UsualChoice,
  type UsualRef,
  type UsualRow,
  usualRowFor,
  usualRowId,
  usualRowRefs,
} from '@madrasah/events/setup';
import { addTo, type Desktop, standing } from '../kernel/register/index.ts';

/** A row by its register and its names. */
export interface Named {
  readonly register: Register;
  /** Without a name of its own a row is called as what it names: a head by its sub-ledger. */
  readonly row: AnyRow;
  readonly by?: Named | undefined;
  readonly usual: UsualRow;
}

/** What taking rows comes to. */
export interface Taken {
  readonly drafts: readonly EventDraft[];
  readonly made: readonly Named[];
  /** Rows that the school has already. */
  readonly there: readonly Named[];
}

/** The row's form with the ids of what it names, read as the form is read. */
function attributesOf({ register, fields, refs = {} }: UsualRow, ids: ReadonlyMap<string, number>) {
  const idAt = ([of, key]: UsualRef) => ids.get(usualRowId({ register: of, key }));
  const named = Object.entries(refs).map(([field, to]) => [field, isOneRef(to) ? idAt(to) : to.map(idAt)]);
  const body = { ...fields, ...Object.fromEntries(named) };
  const command = register.commands.add.input.parse({ params: {}, body }) as RegisterCommand;
  return (command as Extract<RegisterCommand, { kind: 'add' }>).attributes;
}

/** Adds what the school lacks, each row by the rules of its own form; what is there stands for what would be made. */
export function takeRows(desktop: Desktop, rows: readonly UsualRow[]): Taken | Refusal {
  const ids = new Map<string, number>();
  const called = new Map<string, Named>();
  const drafts: EventDraft[] = [];
  const made: Named[] = [];
  const there: Named[] = [];
  for (const row of rows) {
    const { register } = row;
    const attributes = attributesOf(row, ids);
    const wanted = uniqueKey(register, attributes);
    const isThere = row.is ?? ((known: AnyRow) => uniqueKey(register, known) === wanted);
    const [by] = Object.values(row.refs ?? {})
      .filter(isOneRef)
      .flatMap(([of, key]) => called.get(usualRowId({ register: of, key })) ?? [])
      .toReversed();
    const known = standing(desktop.of(register).rows).find(isThere);
    if (known) {
      there.push(named(row, known, by));
      ids.set(usualRowId(row), idOf(register, known));
      continue;
    }
    const added = addTo(desktop, register, attributes);
    if (isRefusal(added)) return added;
    drafts.push(...added.drafts);
    made.push(named(row, desktop.of(register).rows.get(added.id) as AnyRow, by));
    ids.set(usualRowId(row), added.id);
  }
  return { drafts, made, there };

  function named(usual: UsualRow, row: AnyRow, by: Named | undefined): Named {
    const one = { register: usual.register, row, by, usual };
    called.set(usualRowId(usual), one);
    return one;
  }
}

const labelOfNamed = ({ register, row, by }: Named, language: 'bn' | 'en'): string =>
  labelOf(register, row, language) || (by ? labelOfNamed(by, language) : '');

/** What a list of rows is called, register by register, in their order. */
export function inWords(named: readonly Named[], language: 'bn' | 'en') {
  const byRegister = Map.groupBy(named, ({ register }) => register);
  return [...byRegister].map(([register, rows]) => ({
    of: register.words[language].many,
    names: rows.map((one) => labelOfNamed(one, language)),
  }));
}

/** What a thing of a register is called, one and many. */
export function calledIn({ words }: Named['register'], language: 'bn' | 'en'): UsualChoice['of'] {
  const { one, many } = words[language];
  return { one, many };
}

/**
 * What would be made row by row, as it is chosen from: what a row stands on of the others, what it belongs to that is
 * there already, and what parts the list.
 */
export function inRows(made: readonly Named[], language: 'bn' | 'en'): UsualChoice[] {
  const ids = new Set(made.map(({ usual }) => usualRowId(usual)));
  return made.map((one) => {
    const { register, by, usual } = one;
    const isUnder = by && !ids.has(usualRowId(by.usual));
    return {
      id: usualRowId(usual),
      ...{ of: calledIn(register, language), name: labelOfNamed(one, language) },
      on: usualRowRefs(usual).filter((id) => ids.has(id)),
      for: usualRowFor(usual),
      under: isUnder ? labelOfNamed(by, language) : '',
      group: usual.group?.[language] ?? '',
    };
  });
}
