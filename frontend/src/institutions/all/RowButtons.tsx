import { RowButton } from '../../kit/list/defined/index.ts';
import { useText } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';
import { EntrustDialog } from './EntrustDialog.tsx';
import { RenewalDialog } from './RenewalDialog.tsx';
import { type OneOfAll, REGISTRARS } from './rows.ts';
import { ToggleDialog } from './ToggleDialog.tsx';

/** What asks before each of them is done. */
export const DIALOGS = { renew: RenewalDialog, turn: ToggleDialog, entrust: EntrustDialog };
export type Asked = keyof typeof DIALOGS;

interface RowButtonsProps {
  readonly row: OneOfAll;
  /** Of whoever looks. */
  readonly type: number;
  onAsk(what: Asked): void;
}

/** What may be done with an institution. */
export function RowButtons({ row, type, onAsk }: RowButtonsProps) {
  const t = useText(institutionTexts);
  const name = row.InstituteName;
  const active = row.Status === 1;
  const registrar = type <= REGISTRARS;
  return (
    <>
      {row.mayRenew && registrar && (
        <RowButton
          icon="calendar"
          label={t('institutions.all.renewOf', { name })}
          hint={t('institutions.all.renew')}
          onClick={() => onAsk('renew')}
        />
      )}
      {row.maySwitch && (
        <RowButton
          icon={active ? 'remove' : 'again'}
          label={t(active ? 'institutions.all.offOf' : 'institutions.all.onOf', { name })}
          hint={t(active ? 'institutions.all.off' : 'institutions.all.on')}
          onClick={() => onAsk('turn')}
        />
      )}
      {row.maySwitch && active && registrar && (
        <RowButton
          icon="settings"
          label={t('institutions.all.entrustOf', { name })}
          hint={t('institutions.all.entrust')}
          onClick={() => onAsk('entrust')}
        />
      )}
    </>
  );
}
