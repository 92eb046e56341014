import {
  type AdmitCardSettingsRow,
  admitCardSettings,
  SEAT_NUMBERS,
  setAdmitCardSettings,
} from '@madrasah/events/exams';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, FailureMessage, Loaded } from '../../kit/feedback/index.ts';
import { Radios } from '../../kit/fields/index.ts';
import { OvertakenWords, useAutoSave } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { cardsTexts } from './texts.ts';

type Standing = AdmitCardSettingsRow;
type Row = Omit<Standing, 'revision'>;
type Column = Exclude<keyof Row, 'ID'>;

const PLACES = [1, 2, 3, 4, 5] as const;

/** What admit cards show: saved by itself, half a second after a change. */
export function CardSettingsDialog({ onClose }: { onClose(): void }) {
  const t = useText(cardsTexts);
  const settings = useQuery(admitCardSettings, {});
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
        {({ data: [row] }) => row && <CardSettings standing={row} />}
      </Loaded>
    </Dialog>
  );
}

function CardSettings({ standing: { revision, ...saved } }: { readonly standing: Standing }) {
  const t = useText(cardsTexts);
  const may = useMay('admit_card', 'edit');
  const { chosen, choose, failure, overtaken } = useAutoSave<Row>(
    setAdmitCardSettings,
    saved,
    (row) => ({ settings: [row] }),
    revision,
  );
  const shown = [
    { value: 1, label: t('results.cards.page.show') },
    { value: 0, label: t('results.cards.page.hide') },
  ];
  const seats = [
    { value: SEAT_NUMBERS.code, label: t('results.cards.page.seatCode') },
    { value: SEAT_NUMBERS.serial, label: t('results.cards.page.seatSerial') },
    { value: SEAT_NUMBERS.none, label: t('results.cards.page.seatNone') },
  ];
  const optionsOf = (place: (typeof PLACES)[number]) => (place === 2 ? seats : shown);
  const said = (place: (typeof PLACES)[number], row: Row) =>
    optionsOf(place).find(({ value }) => value === row[`SettingColumn${place}`])?.label ?? '';
  return (
    <div className="ui form">
      <p className="muted">{t('results.cards.page.settingsWhy')}</p>
      {PLACES.map((place) => {
        const column: Column = `SettingColumn${place}`;
        return (
          <Radios
            key={column}
            label={t(`results.cards.page.column${place}`)}
            options={optionsOf(place)}
            value={chosen[column]}
            disabled={!may}
            onChoose={(value) => choose({ ...chosen, [column]: value } as Row)}
          />
        );
      })}
      {failure && <FailureMessage failure={failure} />}
      {overtaken && (
        <OvertakenWords
          fields={PLACES.filter((place) => said(place, overtaken.was) !== said(place, overtaken.now)).map(
            (place) => ({
              ...{ name: String(place), label: t(`results.cards.page.column${place}`) },
              ...{ now: said(place, overtaken.now), mine: said(place, chosen) },
            }),
          )}
          onKeep={overtaken.keep}
          onTake={overtaken.take}
        />
      )}
    </div>
  );
}
