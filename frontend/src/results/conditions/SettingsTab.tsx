import { setExamSettings } from '@madrasah/events/exams';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { CheckField, RadioField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { settingsOf } from '../rows.ts';
import { resultsTexts } from '../texts.ts';

/** How the school reckons and ranks. */
export function SettingsTab() {
  const t = useText(resultsTexts);
  const settings = useQuery(settingsOf, {});
  return (
    <Loaded of={settings} lines={3}>
      {({ data: { ExamStatus, rankGaps } }) => (
        <CommandForm
          command={setExamSettings}
          initialValues={{ ExamStatus, rankGaps: rankGaps ? 1 : 0 }}
          afterSave="keep"
          quiet
          save={t('results.settings.save')}
        >
          <p className="muted">{t('results.settings.why')}</p>
          <RadioField
            name="ExamStatus"
            label={t('results.settings.mode')}
            options={[
              { value: 1, label: t('results.settings.marks') },
              { value: 2, label: t('results.settings.points') },
            ]}
          />
          <CheckField name="rankGaps" label={t('results.settings.gaps')} />
        </CommandForm>
      )}
    </Loaded>
  );
}
