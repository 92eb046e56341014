import { periodCommands } from '@madrasah/events/closing';
import { DayField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';

/** An exception: why, and until which day the month takes entries. */
export function UnlockForm({ id, onClose }: { readonly id: number; onClose(): void }) {
  const t = useText(closingTexts);
  return (
    <CommandForm
      command={periodCommands.unlockPeriod}
      params={{ id }}
      save={t('closing.periods.unlock')}
      onClose={onClose}
      onDone={onClose}
    >
      <p>{t('closing.periods.unlockWhat')}</p>
      <div className="fields two">
        <TextField name="reason" label={t('closing.periods.reason')} />
        <DayField name="until" label={t('closing.periods.lastDay')} />
      </div>
    </CommandForm>
  );
}
