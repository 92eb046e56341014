import { examSettings, setExamSettings } from '@madrasah/events/exams';
import { Header } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { CheckField, RadioField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { settingsTexts } from './texts.ts';

/** As many as the public page has room for. */
const SITES = [1, 2];

/** How the school reckons and ranks, and what guardians are asked and shown. */
export function SettingsTab() {
  const t = useText(settingsTexts);
  const settings = useQuery(examSettings, {});
  return (
    <Loaded of={settings} lines={3}>
      {({
        data: {
          ExamStatus,
          rankGaps,
          rankByGender,
          doubleEntry,
          publicNeedsBirthDate,
          resultSites,
          revision,
        },
      }) => (
        <CommandForm
          command={setExamSettings}
          version={revision}
          initialValues={{
            ...{ ExamStatus, rankGaps: Number(rankGaps), rankByGender: Number(rankByGender) },
            ...{
              doubleEntry: Number(doubleEntry),
              publicNeedsBirthDate: Number(publicNeedsBirthDate),
              resultSites,
            },
          }}
          afterSave="keep"
          quiet
          save={t('results.settings.form.save')}
        >
          <p className="muted">{t('results.settings.form.why')}</p>
          <RadioField
            name="ExamStatus"
            label={t('results.settings.form.mode')}
            options={[
              { value: 1, label: t('results.settings.form.marks') },
              { value: 2, label: t('results.settings.form.points') },
            ]}
          />
          <CheckField name="rankGaps" label={t('results.settings.form.gaps')} />
          <CheckField
            name="rankByGender"
            label={t('results.settings.form.byGender')}
            hint={t('results.settings.form.byGenderWhy')}
          />
          <CheckField
            name="doubleEntry"
            label={t('results.settings.form.doubleEntry')}
            hint={t('results.settings.form.doubleEntryWhy')}
          />
          <Header as="h3" size="small">
            {t('results.settings.form.public')}
          </Header>
          <CheckField
            name="publicNeedsBirthDate"
            label={t('results.settings.form.birthDate')}
            hint={t('results.settings.form.birthDateWhy')}
          />
          <p className="muted">{t('results.settings.form.sitesWhy')}</p>
          {SITES.map((n) => (
            <div key={n} className="fields two">
              <TextField
                name={`resultSites[${n - 1}].name`}
                label={t('results.settings.form.siteName', { n })}
              />
              <TextField
                name={`resultSites[${n - 1}].url`}
                label={t('results.settings.form.siteAddress', { n })}
                inputMode="url"
                placeholder="https://"
              />
            </div>
          ))}
        </CommandForm>
      )}
    </Loaded>
  );
}
