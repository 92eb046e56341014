import { setExamSettings } from '@madrasah/events/exams';
import { Header } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { CheckField, RadioField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { settingsOf } from '../rows.ts';
import { resultsTexts } from '../texts.ts';

/** As many as the public page has room for. */
const SITES = [1, 2];

/** How the school reckons and ranks, and what guardians are asked and shown. */
export function SettingsTab() {
  const t = useText(resultsTexts);
  const settings = useQuery(settingsOf, {});
  return (
    <Loaded of={settings} lines={3}>
      {({ data: { ExamStatus, rankGaps, rankByGender, publicNeedsBirthDate, resultSites } }) => (
        <CommandForm
          command={setExamSettings}
          initialValues={{
            ...{ ExamStatus, rankGaps: Number(rankGaps), rankByGender: Number(rankByGender) },
            ...{ publicNeedsBirthDate: Number(publicNeedsBirthDate), resultSites },
          }}
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
          <CheckField
            name="rankByGender"
            label={t('results.settings.byGender')}
            hint={t('results.settings.byGenderWhy')}
          />
          <Header as="h3" size="small">
            {t('results.settings.public')}
          </Header>
          <CheckField
            name="publicNeedsBirthDate"
            label={t('results.settings.birthDate')}
            hint={t('results.settings.birthDateWhy')}
          />
          <p className="muted">{t('results.settings.sitesWhy')}</p>
          {SITES.map((n) => (
            <div key={n} className="fields two">
              <TextField name={`resultSites[${n - 1}].name`} label={t('results.settings.siteName', { n })} />
              <TextField
                name={`resultSites[${n - 1}].url`}
                label={t('results.settings.siteAddress', { n })}
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
