import { type Asking, dhakaDay, type Fields } from '@madrasah/events/kernel';
import { type ReactNode, useState } from 'react';
import { CommandForm } from '../form/CommandForm.tsx';
import type { CommandFormProps, Values } from '../form/definition.ts';
import type { OnPage } from '../register/form/DefinedField.tsx';
import { Asked } from './Asked.tsx';

export interface AskedFormProps<A, F extends Fields>
  extends Omit<CommandFormProps<A>, 'command' | 'children'> {
  /** It says what is asked for, and how it is called. */
  readonly command: Asking<A, F>;
  /** What the page knows of a field. */
  readonly onPage?: { readonly [Name in keyof F]?: OnPage };
  /** How the fields stand, by a class; one below the other where absent. */
  readonly grid?: string;
  /** Over the fields. */
  readonly says?: ReactNode;
  /** Below the fields. */
  readonly children?: CommandFormProps['children'];
}

/** What a form begins with by its definition. */
const beginning = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, begins }]) => {
      if (begins === undefined) return [];
      return [[name, kind === 'day' && begins === 'today' ? dhakaDay(new Date()) : begins]];
    }),
  );

/** The form of a command that says itself what it asks for. */
export function AskedForm<A, F extends Fields>(props: AskedFormProps<A, F>) {
  const { command, onPage, grid, says, initialValues, children, ...form } = props;
  const [begins] = useState(() => beginning(command.fields));
  return (
    <CommandForm command={command} initialValues={{ ...begins, ...initialValues }} {...form}>
      {(state) => (
        <>
          {says}
          <div className={grid}>
            {Object.keys(command.fields).map((name) => (
              <Asked key={name} of={command} name={name} {...onPage?.[name]} />
            ))}
          </div>
          {typeof children === 'function' ? children(state) : children}
        </>
      )}
    </CommandForm>
  );
}
