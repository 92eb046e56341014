import { createContext, useContext } from 'react';

/** What a form tells its fields, and its fields tell it. */
export interface FormDesk {
  /** Paths that the command does not do without. */
  readonly required: ReadonlySet<string>;
  /** A field is there. @returns what takes it away again */
  named(name: string, label: string, id: string): () => void;
  /** What a field that is there is called. */
  labelOf(name: string): string | undefined;
}

const noDesk: FormDesk = { required: new Set(), named: () => () => {}, labelOf: () => undefined };

export const DeskContext = createContext<FormDesk>(noDesk);
export const useFormDesk = () => useContext(DeskContext);

export interface NamedField {
  readonly label: string;
  readonly id: string;
}

/** A desk with the fields that stand on it, in the order they came. */
export function createDesk(required: ReadonlySet<string>) {
  const fields = new Map<string, NamedField>();
  const desk: FormDesk = {
    required,
    labelOf: (name) => fields.get(name)?.label,
    named(name, label, id) {
      fields.set(name, { label, id });
      return () => void (fields.get(name)?.id === id && fields.delete(name));
    },
  };
  return { desk, fields };
}
