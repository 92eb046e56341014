import { isClearable, keptFields, type Register } from '@madrasah/events/kernel';
import { useMemo } from 'react';
import { Segment } from 'semantic-ui-react';
import { CommandForm } from '../../form/CommandForm.tsx';
import type { CommandFormProps } from '../../form/definition.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { idIn, type WireRow } from '../definition.ts';
import { RegisterFields } from './RegisterFields.tsx';

interface Props {
  readonly register: Register;
  /** The row that is changed; a new one where absent. */
  readonly row: WireRow | undefined;
  /** What a new row begins with: the row that the list is narrowed to. */
  readonly fresh: Readonly<Record<string, unknown>>;
  readonly heading: string;
  readonly leave: CommandFormProps['leave'];
  /** What a row that is added after another begins with otherwise. */
  readonly next?: CommandFormProps['next'];
  onDone(): void;
}

const beginning = ({ fields }: Register) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'flag' && field.absent !== 'settled' ? [[name, field.absent ? 1 : 0]] : [],
    ),
  );

/** A field that is emptied holds nothing, which the wire must be told. */
const nothingIn = ({ fields }: Register) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isClearable(field) ? [[name, null]] : [])),
  );

const NONE: readonly string[] = [];
const repeatsIn = ({ fields }: Register) => Object.keys(fields).filter((name) => fields[name]?.repeats);

/** Adds a row to a register, or changes the one in hand. One form a row: its key says which. */
export function RegisterForm({ register, row, fresh, heading, leave, next, onDone }: Props) {
  const t = useText(kitTexts);
  const { wire, fields, commands } = register;
  const initialValues = useMemo(() => {
    if (!row) return { ...beginning(register), ...fresh };
    const kept = Object.keys(keptFields(fields)); // those given once too: others of the form may hang on them
    return { ...Object.fromEntries(kept.map((name) => [name, row[name]])), [wire.id]: row[wire.id] };
  }, [row, register, fields, wire.id, fresh]);
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{heading}</h2>
      </div>
      <CommandForm
        command={row ? commands.change : commands.add}
        initialValues={initialValues}
        toBody={(values) => ({ ...nothingIn(register), ...values })}
        params={row ? { id: idIn(register, row) } : {}}
        {...(row ? { version: row.version } : {})}
        keeps={row ? NONE : repeatsIn(register)}
        {...(next && !row ? { next } : {})}
        className="padded"
        quiet={!row}
        leave={leave}
        stays="all"
        save={t('kit.form.save')}
        {...(row ? { onClose: onDone } : {})}
        onDone={onDone}
      >
        <RegisterFields register={register} isNew={!row} />
      </CommandForm>
    </Segment>
  );
}
