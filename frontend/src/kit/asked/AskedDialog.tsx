import type { Fields } from '@madrasah/events/kernel';
import { Dialog } from '../feedback/index.ts';
import { AskedForm, type AskedFormProps } from './AskedForm.tsx';

interface Props<A, F extends Fields> extends AskedFormProps<A, F> {
  readonly title: string;
  readonly size?: 'small' | 'large';
  onClose(): void;
}

/** A dialog that asks what its command needs, and is gone when that is done. */
export function AskedDialog<A, F extends Fields>({ title, size = 'small', says, ...form }: Props<A, F>) {
  const isInForm = typeof says === 'function';
  return (
    <Dialog title={title} size={size} onClose={form.onClose}>
      {isInForm ? null : typeof says === 'string' ? <p>{says}</p> : says}
      <AskedForm afterSave="keep" onDone={form.onClose} {...form} {...(isInForm && { says })} />
    </Dialog>
  );
}
