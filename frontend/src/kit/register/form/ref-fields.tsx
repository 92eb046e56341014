import type { Field, Register } from '@madrasah/events/kernel';
import { useForm, useFormState } from 'react-final-form';
import { useQuery } from '../../calls/use-query.ts';
import { asChoices, ChecksField, type FieldProps, SelectField } from '../../fields/index.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { listOf, type WireRow } from '../definition.ts';

type Ref = Extract<Field, { readonly kind: 'ref' }>;
type Picked = Extract<Field, { readonly kind: 'pick' }>['from'];
interface RefProps extends FieldProps {
  /** All fields of the form. */
  readonly of: Pick<Register, 'fields'>;
  readonly field: Ref;
}

/** The fields of a form that the rows of another register have too: what is chosen there narrows them. */
const sharedWith = ({ fields }: Pick<Register, 'fields'>, to: Register): readonly string[] =>
  Object.entries(fields).flatMap(([wire, field]) => {
    const other = to.fields[wire];
    return field.kind === 'ref' && other?.kind === 'ref' && other.to === field.to ? [wire] : [];
  });

/** One row of another register: of those that agree with what else is chosen. */
export function RefField({ of, field, ...props }: RefProps) {
  const form = useForm();
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  const rows = useQuery(listOf(field.to), {}).data?.data;
  const shared = sharedWith(of, field.to);
  const fits = (row: WireRow) =>
    (field.only?.(row) ?? true) &&
    shared.every((wire) => values[wire] === undefined || row[wire] === Number(values[wire]));
  const narrowed = Object.entries(of.fields).filter(
    ([wire, other]) =>
      wire !== props.name && other.kind === 'ref' && sharedWith(of, other.to).includes(props.name),
  );
  return (
    <SelectField
      {...props}
      options={asChoices(rows?.filter(fits), field.to.wire.id as keyof WireRow, 'called')}
      onChosen={() => {
        for (const [wire] of narrowed) form.change(wire, undefined);
      }}
    />
  );
}

/** Several rows of another register. */
export function RefsField({ to, ...props }: FieldProps & { readonly to: Register }) {
  const rows = useQuery(listOf(to), {}).data?.data;
  return <ChecksField {...props} options={asChoices(rows, to.wire.id as keyof WireRow, 'called')} />;
}

/** One row of a list that is no register, or none. */
export function PickField({ from, ...props }: FieldProps & { readonly from: Picked }) {
  const t = useText(kitTexts);
  const rows = useQuery(from.list, {}).data?.data;
  return (
    <SelectField
      {...props}
      none={t('kit.select.none')}
      options={asChoices(rows, from.id as keyof WireRow, from.name as keyof WireRow)}
    />
  );
}
