import type { Asking, Fields } from '@madrasah/events/kernel';
import { DefinedField, type OnPage } from '../register/form/DefinedField.tsx';

interface Props<F extends Fields> extends OnPage {
  /** The command whose body it stands in. */
  readonly of: Asking<unknown, F>;
  readonly name: keyof F & string;
}

/** A field of a command, as its definition says. */
export function Asked<F extends Fields>({ of, name, ...onPage }: Props<F>) {
  return <DefinedField of={of} name={name} field={of.fields[name] as F[string]} {...onPage} />;
}
