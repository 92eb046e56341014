import type { Register } from '@madrasah/events/kernel';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { idIn, type WireRow } from '../definition.ts';

interface Props {
  readonly register: Register;
  readonly row: WireRow;
  onClose(): void;
  onDone(): void;
}

/** Asks before a row is taken off the list, and says what becomes of it where it was used. */
export function RemoveDialog({ register, row, onClose, onDone }: Props) {
  const t = useText(kitTexts);
  const name = row.called;
  const { remove } = register.commands;
  if (!remove) return null;
  return (
    <ConfirmDialog
      command={remove}
      params={{ id: idIn(register, row) }}
      plain
      title={t('kit.register.remove', { name })}
      verb={t('kit.register.doRemove')}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {t(register.remove === 'retire' ? 'kit.register.removeKept' : 'kit.register.removeUnused', { name })}
      </p>
    </ConfirmDialog>
  );
}
