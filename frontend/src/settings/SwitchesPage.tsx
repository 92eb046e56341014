import { type SwitchRow, settingsInfo, switchSetting } from '@madrasah/events/settings';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { FailureMessage, Loaded } from '../kit/feedback/index.ts';
import { Radios } from '../kit/fields/index.ts';
import { useAutoSave } from '../kit/form/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { settingsTexts } from './texts.ts';

const ABOUT = {
  1: 'settings.switch.about1',
  2: 'settings.switch.about2',
  3: 'settings.switch.about3',
  4: 'settings.switch.about4',
} as const;

/** `/settings`: the switches of the school, each with what it changes. */
export default function SwitchesPage() {
  const t = useText(settingsTexts);
  const settings = useQuery(settingsInfo, {});
  const mayEdit = useMay('setting_switch', 'edit');
  return (
    <Page>
      <Segment className="ui form">
        <p className="muted">{t(mayEdit ? 'settings.switch.intro' : 'settings.switch.looking')}</p>
        <Loaded of={settings} lines={6}>
          {({ data }) =>
            data.map((row) => <Switch key={`${row.ID}-${row.ActiveInAcive}`} row={row} mayEdit={mayEdit} />)
          }
        </Loaded>
      </Segment>
    </Page>
  );
}

function Switch({ row, mayEdit }: { readonly row: SwitchRow; readonly mayEdit: boolean }) {
  const t = useText(settingsTexts);
  const word = useWord();
  const { chosen, choose, failure } = useAutoSave(switchSetting, row, ({ ID, ActiveInAcive }) => ({
    ...{ ID, ActiveInAcive },
  }));
  const about = ABOUT[row.ID as keyof typeof ABOUT];
  return (
    <>
      <Radios
        label={row.Description}
        hint={t(about)}
        options={[
          { value: 1, label: word('active') },
          { value: 0, label: word('inactive') },
        ]}
        value={chosen.ActiveInAcive}
        disabled={!mayEdit}
        onChoose={(value) => choose({ ...row, ActiveInAcive: value === 1 ? 1 : 0 })}
      />
      {failure && <FailureMessage failure={failure} />}
    </>
  );
}
