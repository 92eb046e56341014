import { dhakaDay, type Entry, type MadeTurn } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Dialog } from '../feedback/index.ts';
import { CommandForm } from '../form/index.ts';
import { DefinedField } from '../register/form/RegisterFields.tsx';
import { useLanguage } from '../text.ts';
import type { OfRow } from './EntryForm.tsx';

interface Props {
  readonly entry: Entry;
  /** By its key. */
  readonly turn: string;
  readonly of: OfRow;
  onClose(): void;
}

/** What becomes of an entry that stands: its day is today, unless another is written. */
export function TurnForm({ entry, turn: key, of, onClose }: Props) {
  const language = useLanguage();
  const turn = entry.turns[key] as MadeTurn;
  const fields = Object.entries(turn.fields);
  const [initial] = useState(() =>
    Object.fromEntries(
      fields.flatMap(([name, { kind }]) => (kind === 'day' ? [[name, dhakaDay(new Date())]] : [])),
    ),
  );
  const { does } = turn.words[language];
  return (
    <Dialog title={`${does}: ${of.name}`} onClose={onClose}>
      <CommandForm
        command={turn.command}
        params={{ id: of.id }}
        initialValues={initial}
        save={does}
        onDone={onClose}
        onClose={onClose}
      >
        {fields.map(([name, field]) => (
          <DefinedField key={name} of={turn} name={name} field={field} />
        ))}
      </CommandForm>
    </Dialog>
  );
}
