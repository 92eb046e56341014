import {
  admitCardSettings,
  type admitCardSettingsRow,
  SEAT_NUMBERS,
  setAdmitCardSettings,
} from '@madrasah/events/exams';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, FailureMessage, Loaded } from '../../kit/feedback/index.ts';
import { Radios } from '../../kit/fields/index.ts';
import { useAutoSave } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { answering, type Listed } from '../../kit/wire/definitions.ts';
import { cardsTexts } from './texts.ts';

type Row = ReturnType<typeof admitCardSettingsRow>;
type Column = Exclude<keyof Row, 'ID'>;

const settingsList = answering<Listed<Row>>()(admitCardSettings);

/** What admit cards show: saved by itself, half a second after a change. */
export function CardSettingsDialog({ onClose }: { onClose(): void }) {
  const t = useText(cardsTexts);
  const settings = useQuery(settingsList, {});
  return (
    <Dialog
      title={t('results.cards.page.settings')}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('results.cards.page.close')}
        </Button>
      }
    >
      <Loaded of={settings} lines={6}>
        {({ data: [row] }) => row && <CardSettings saved={row} />}
      </Loaded>
    </Dialog>
  );
}

function CardSettings({ saved }: { readonly saved: Row }) {
  const t = useText(cardsTexts);
  const may = useMay('admit_card', 'edit');
  const { chosen, choose, failure } = useAutoSave(setAdmitCardSettings, saved, (row) => ({
    settings: [row],
  }));
  const shown = [
    { value: 1, label: t('results.cards.page.show') },
    { value: 0, label: t('results.cards.page.hide') },
  ];
  const seats = [
    { value: SEAT_NUMBERS.code, label: t('results.cards.page.seatCode') },
    { value: SEAT_NUMBERS.serial, label: t('results.cards.page.seatSerial') },
    { value: SEAT_NUMBERS.none, label: t('results.cards.page.seatNone') },
  ];
  return (
    <div className="ui form">
      <p className="muted">{t('results.cards.page.settingsWhy')}</p>
      {([1, 2, 3, 4, 5] as const).map((place) => {
        const column: Column = `SettingColumn${place}`;
        return (
          <Radios
            key={column}
            label={t(`results.cards.page.column${place}`)}
            options={place === 2 ? seats : shown}
            value={chosen[column]}
            disabled={!may}
            onChoose={(value) => choose({ ...chosen, [column]: value } as Row)}
          />
        );
      })}
      {failure && <FailureMessage failure={failure} />}
    </div>
  );
}
