import { createContext, useContext } from 'react';

/** What a field calls a value that it holds: the words of a choice. */
export type Says = (value: unknown) => string | undefined;

/** What a form tells its fields, and its fields tell it. */
export interface FormDesk {
  /** Paths that the command does not do without. */
  readonly required: ReadonlySet<string>;
  /** A field is there. @returns what takes it away again */
  named(name: string, label: string, id: string, says?: Says): () => void;
  /** What a field that is there is called. */
  labelOf(name: string): string | undefined;
  /** A value of a field in words; undefined where it stands for itself. */
  saidOf(name: string, value: unknown): string | undefined;
}

const noDesk: FormDesk = {
  required: new Set(),
  named: () => () => {},
  labelOf: () => undefined,
  saidOf: () => undefined,
};

export const DeskContext = createContext<FormDesk>(noDesk);
export const useFormDesk = () => useContext(DeskContext);

export interface NamedField {
  readonly label: string;
  readonly id: string;
  readonly says?: Says | undefined;
}

/** `months.0.name` and `months[0].name` are one field. */
const bracketed = (name: string) => name.replaceAll(/\.(\d+)(?=\.|\[|$)/g, '[$1]');

/** A desk with the fields that stand on it, in the order they came. */
export function createDesk(required: ReadonlySet<string>) {
  const fields = new Map<string, NamedField>();
  const named = (name: string) =>
    fields.get(name) ?? [...fields].find(([key]) => bracketed(key) === bracketed(name))?.[1];
  const desk: FormDesk = {
    required,
    labelOf: (name) => named(name)?.label,
    saidOf: (name, value) => named(name)?.says?.(value),
    named(name, label, id, says) {
      fields.set(name, { label, id, says });
      return () => void (fields.get(name)?.id === id && fields.delete(name));
    },
  };
  return { desk, fields };
}
