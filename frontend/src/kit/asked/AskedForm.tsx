import { type Asking, dhakaDay, type Fields } from '@madrasah/events/kernel';
import { type ReactNode, useState } from 'react';
import { CommandForm } from '../form/CommandForm.tsx';
import type { CommandFormProps, Values } from '../form/definition.ts';
import type { OnPage } from '../register/form/DefinedField.tsx';
import { Asked } from './Asked.tsx';

type OfFields<F> = { readonly [Name in keyof F]?: OnPage };
type State = { readonly values: Values; readonly submitting: boolean };

export interface AskedFormProps<A, F extends Fields>
  extends Omit<CommandFormProps<A>, 'command' | 'children'> {
  /** It says what is asked for, and how it is called. */
  readonly command: Asking<A, F>;
  /** Those that are asked for here, where another page asks for the rest. */
  readonly asks?: readonly (keyof F & string)[];
  /** What the page knows of a field, or what follows for it from what is filled in: a function may ask, as hooks do. */
  readonly onPage?: OfFields<F> | ((values: Values) => OfFields<F>);
  /** How the fields stand, by a class; one below the other where absent. */
  readonly grid?: string | undefined;
  /** They are looked at, and not changed. */
  readonly disabled?: boolean;
  /** What stands around the fields: lines between them and the end, figures beside them. */
  around?(fields: ReactNode, state: State): ReactNode;
  /** Over the fields. */
  readonly says?: CommandFormProps['children'];
  /** Below the fields. */
  readonly children?: CommandFormProps['children'];
}

const shown = (part: CommandFormProps['children'], state: State): ReactNode =>
  typeof part === 'function' ? part(state) : part;

/** What a form begins with by its definition. */
const beginning = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, begins }]) => {
      if (begins === undefined) return [];
      return [[name, kind === 'day' && begins === 'today' ? dhakaDay(new Date()) : begins]];
    }),
  );

type Laid<F extends Fields> = Pick<
  AskedFormProps<unknown, F>,
  'command' | 'onPage' | 'asks' | 'grid' | 'disabled' | 'around'
> & { readonly state: State };

function LaidOut<F extends Fields>({ command, onPage, asks, grid, disabled, around, state }: Laid<F>) {
  const known = typeof onPage === 'function' ? onPage(state.values) : onPage;
  const fields = (
    <div className={grid}>
      {(asks ?? Object.keys(command.fields)).map((name) => (
        <Asked key={name} of={command} name={name} disabled={disabled} {...known?.[name]} />
      ))}
    </div>
  );
  return around ? around(fields, state) : fields;
}

/** The form of a command that says itself what it asks for. */
export function AskedForm<A, F extends Fields>(props: AskedFormProps<A, F>) {
  const { command, onPage, asks, grid, says, around, disabled, initialValues, children, ...form } = props;
  const [begins] = useState(() => beginning(command.fields));
  return (
    <CommandForm command={command} initialValues={{ ...begins, ...initialValues }} {...form}>
      {(state) => (
        <>
          {shown(says, state)}
          <LaidOut {...{ command, onPage, asks, grid, around, disabled, state }} />
          {shown(children, state)}
        </>
      )}
    </CommandForm>
  );
}
