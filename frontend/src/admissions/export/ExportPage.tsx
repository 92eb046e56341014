import { type ExportColumnName, exportStudents } from '@madrasah/events/admissions';
import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { useCommand, useQuery } from '../../kit/calls/index.ts';
import { FailureMessage, NotFetched, useToast } from '../../kit/feedback/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { usePapers } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { DataTable, FilterSelect, Filters, type List, useList } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { ColumnChecks } from './ColumnChecks.tsx';
import { exportList, previewColumns } from './preview-columns.ts';
import { exportTexts } from './texts.ts';

const STUDENTS = ['students'] as const;
const FILTERS = [...CLASS_FILTERS, 'NewOldId', 'ResidentialStatusId'] as const;
type Filter = (typeof FILTERS)[number];
type Chosen = readonly ExportColumnName[];

const BEGIN: Chosen = ['StudentCode', 'StudentName', 'FatherName', 'Mobile1', 'ClassName', 'SubClass'];
const ROWS = 10;

/** `/students/data-export`: filters, columns, a look at the rows, and the file. */
export default function ExportPage() {
  const t = useText(exportTexts);
  const language = useLanguage();
  const list = useList({ filters: FILTERS, limit: ROWS });
  const [chosen, setChosen] = useState(BEGIN);
  const mayExport = useMay('data_export', 'insert');
  const { page, limit, values } = list;
  const rows = useQuery(exportList, { page, limit, ...values }, { keep: true });
  return (
    <Page>
      <Filters>
        <ExportFilters list={list} />
      </Filters>
      <Segment className="ui form">
        <ColumnChecks chosen={chosen} onChoose={setChosen} />
        <p className="muted">
          {t(mayExport ? 'admissions.export.page.recorded' : 'admissions.export.page.looking')}
        </p>
        {mayExport && <ExportButton values={values} chosen={chosen} nobody={rows.data?.total === 0} />}
      </Segment>
      <Segment className="flush">
        {chosen.length === 0 ? (
          <p className="padded muted">{t('admissions.export.page.chooseColumns')}</p>
        ) : (
          <DataTable
            title={t('admissions.export.page.preview')}
            columns={previewColumns(chosen, language)}
            query={rows}
            list={list}
            rowKey={({ SessionName, AdmissionSerial, StudentCode }) =>
              `${SessionName} ${AdmissionSerial} ${StudentCode}`
            }
            needs={STUDENTS}
            empty={{ title: t('admissions.export.page.nobody') }}
          />
        )}
      </Segment>
    </Page>
  );
}

function ExportFilters({ list }: { readonly list: List<Filter> }) {
  const word = useWord();
  const language = useLanguage();
  return (
    <>
      <ClassFilters list={list} />
      <FilterSelect
        list={list}
        name="NewOldId"
        label={word('admissionType')}
        options={[
          { value: 1, label: word('newcomer') },
          { value: 2, label: word('returning') },
        ]}
      />
      <FilterSelect
        list={list}
        name="ResidentialStatusId"
        label={word('residence')}
        options={constantChoices(RESIDENCE_NAMES, language)}
      />
    </>
  );
}

interface ButtonProps {
  readonly values: Readonly<Partial<Record<Filter, string>>>;
  readonly chosen: Chosen;
  readonly nobody: boolean;
}

/** Records the export, then saves its file. */
function ExportButton({ values, chosen, nobody }: ButtonProps) {
  const t = useText(exportTexts);
  const toast = useToast();
  const command = useCommand(exportStudents);
  const { save, running, failure } = usePapers();
  const busy = command.running || running;
  async function run() {
    if (busy) return;
    const outcome = await command.run({ ...values, columns: chosen });
    if (!outcome.ok || !outcome.answer.data) return;
    const { ExportID } = outcome.answer.data;
    if (await save(`/api/students/export.xlsx?ExportID=${ExportID}`, 'Student_Data.xlsx'))
      toast(outcome.answer.message);
  }
  return (
    <>
      <Button
        type="button"
        primary
        disabled={chosen.length === 0 || nobody}
        aria-disabled={busy || undefined}
        onClick={() => void run()}
      >
        <Icon name="download" />
        {t('admissions.export.page.run')}
      </Button>
      {command.failure && <FailureMessage failure={command.failure} />}
      {failure && <NotFetched failure={failure} />}
    </>
  );
}
