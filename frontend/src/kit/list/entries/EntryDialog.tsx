import type { CommandDefinition } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { Dialog } from '../../feedback/index.ts';
import { CommandForm, type Values } from '../../form/index.ts';
import type { PathParams } from '../../wire/definitions.ts';

interface Props {
  readonly title: string;
  readonly save: string;
  readonly add: CommandDefinition;
  readonly change: CommandDefinition;
  /** Which is changed, as it stands; a new one is made where absent. */
  readonly of?: { readonly params?: PathParams; readonly revision: number } | undefined;
  /** What the form begins with, of what stands. */
  beginning(): Values;
  readonly children: ReactNode;
  onClose(): void;
}

/** Makes an entry, or changes what it says. */
export function EntryDialog({ title, save, add, change, of, beginning, children, onClose }: Props) {
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <CommandForm
        command={of ? change : add}
        {...(of && { params: of.params ?? {}, version: of.revision })}
        initialValues={beginning()}
        save={save}
        onDone={onClose}
        onClose={onClose}
      >
        {children}
      </CommandForm>
    </Dialog>
  );
}
