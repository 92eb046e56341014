import type { CommandDefinition } from '@madrasah/events/kernel';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../feedback/index.ts';
import { CommandForm, type Values } from '../../form/index.ts';
import type { PathParams } from '../../wire/definitions.ts';

interface Props {
  readonly title: string;
  readonly save: string;
  readonly add: CommandDefinition;
  readonly change: CommandDefinition;
  /** Which is changed, at the version that was seen; a new one is made where absent. */
  readonly of?: { readonly params?: PathParams; readonly revision: number } | undefined;
  /** What the form begins with. */
  beginning(): Values;
  readonly children: ReactNode;
  onClose(): void;
}

/** Makes an entry, or changes what it says. */
export function EntryDialog({ title, save, add, change, of, beginning, children, onClose }: Props) {
  const [initialValues] = useState(beginning);
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <CommandForm
        command={of ? change : add}
        {...(of && { params: of.params ?? {}, version: of.revision })}
        initialValues={initialValues}
        save={save}
        onDone={onClose}
        onClose={onClose}
      >
        {children}
      </CommandForm>
    </Dialog>
  );
}
