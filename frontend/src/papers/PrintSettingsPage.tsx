import type { AnswerTo } from '@madrasah/events/kernel';
import {
  changePrintSettings,
  printSettingsQuery,
  RECEIPT_NUMBERING,
  SETTLED_PAPERS,
  type SettledPaper,
  SIGNATURES,
} from '@madrasah/events/papers';
import { useMemo } from 'react';
import { Segment } from 'semantic-ui-react';
import { sessionList, useNames } from '../academics/index.ts';
import { AskedForm } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { asChoices, CheckField, SelectField, TextField } from '../kit/fields/index.ts';
import { FormSection } from '../kit/form/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useText } from '../kit/text.ts';
import { papersTexts } from './texts.ts';

type Settings = AnswerTo<typeof printSettingsQuery>['data'];

const PLACES = [1, 2, 3] as const;
const COLUMNS = {
  receipt: ['papers.settings.pastDiscount', 'papers.settings.deduction', 'papers.settings.paidBefore'],
  credit: ['papers.settings.description', 'papers.settings.folio', 'papers.settings.bills'],
  debit: ['papers.settings.description', 'papers.settings.folio', 'papers.settings.bills'],
} as const satisfies Record<SettledPaper, readonly [string, string, string]>;

/** How receipts and vouchers are numbered and printed. */
export default function PrintSettingsPage() {
  const settings = useQuery(printSettingsQuery, {});
  return (
    <Page>
      <Segment>
        <Loaded of={settings} lines={10}>
          {({ data }) => <PrintSettingsForm settings={data} />}
        </Loaded>
      </Segment>
    </Page>
  );
}

function PrintSettingsForm({ settings }: { readonly settings: Settings }) {
  const t = useText(papersTexts);
  const sessions = useQuery(sessionList, {});
  const names = useNames();
  const initialValues = useMemo(() => {
    const { Mode, PrintMode, YearID, StampAbove, settings: papers } = settings;
    const given = { YearID: YearID ?? undefined, StampAbove: StampAbove ?? undefined };
    return { Mode, PrintMode, ...given, settings: papers };
  }, [settings]);
  return (
    <AskedForm
      command={changePrintSettings}
      initialValues={initialValues}
      version={settings.revision}
      afterSave="keep"
      draft={{}}
      quiet
      doubt={({ Mode }) =>
        Mode === settings.Mode
          ? undefined
          : {
              title: t('papers.settings.newSeries'),
              text: t('papers.settings.newSeriesWhat'),
              verb: t('papers.settings.newSeriesYes'),
            }
      }
      onPage={({ Mode }) => ({
        YearID: {
          hidden: Mode !== RECEIPT_NUMBERING.typedBySession,
          options: asChoices(sessions.data?.data, 'SessionID', names.session),
        },
      })}
    >
      {SETTLED_PAPERS.map((paper, index) => (
        <PaperFields key={paper} paper={paper} row={`settings[${index}]`} />
      ))}
    </AskedForm>
  );
}

function PaperFields({ paper, row }: { readonly paper: SettledPaper; readonly row: string }) {
  const t = useText(papersTexts);
  const signatures = SIGNATURES.map((value) => ({ value, label: t(`papers.settings.${value}`) }));
  return (
    <FormSection id={`paper-${paper}`} title={t(`papers.settings.${paper}`)}>
      <p className="muted">{t('papers.settings.columnsWhat')}</p>
      <div className="row">
        {PLACES.map((place) => (
          <CheckField
            key={place}
            name={`${row}.SettingColumn${place}`}
            label={t(COLUMNS[paper][place - 1] as (typeof COLUMNS)[SettledPaper][number])}
          />
        ))}
      </div>
      <p className="muted">{t('papers.settings.linesWhat')}</p>
      <div className="fields three">
        {PLACES.map((place) => (
          <TextField key={place} name={`${row}.Value${place}`} label={t('papers.settings.line', { place })} />
        ))}
      </div>
      <div className="fields three">
        {PLACES.map((place) => (
          <SelectField
            key={place}
            name={`${row}.Signature${place}`}
            label={t('papers.settings.drawn', { place })}
            options={signatures}
            none={t('papers.settings.byHand')}
          />
        ))}
      </div>
    </FormSection>
  );
}
