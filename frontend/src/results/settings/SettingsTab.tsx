import { examSettings, setExamSettings } from '@madrasah/events/exams';
import { Header } from 'semantic-ui-react';
import { Asked, AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { TextField } from '../../kit/fields/index.ts';
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
        <AskedForm
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
          draft={{}}
          quiet
          save={t('results.settings.form.save')}
          says={<p className="muted">{t('results.settings.form.why')}</p>}
          onPage={{ publicNeedsBirthDate: { hidden: true } }}
        >
          <Header as="h3" size="small">
            {t('results.settings.form.public')}
          </Header>
          <Asked of={setExamSettings} name="publicNeedsBirthDate" />
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
        </AskedForm>
      )}
    </Loaded>
  );
}
