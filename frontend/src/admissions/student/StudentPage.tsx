import { feeQueries } from '@madrasah/events/fees';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Label } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Failed, Skeleton } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { FeePlanTab } from '../../plans/index.ts';
import { ResultsTab } from '../../results/index.ts';
import { oneStudent, type StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
import { StudentHeader } from './StudentHeader.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { DuesTab } from './tabs/DuesTab.tsx';
import { FamilyTab } from './tabs/FamilyTab.tsx';
import { HistoryTab } from './tabs/HistoryTab.tsx';
import { LifeTab, useLifeParts } from './tabs/LifeTab.tsx';
import { NotesTab } from './tabs/NotesTab.tsx';
import { PapersTab } from './tabs/PapersTab.tsx';
import { StatementTab } from './tabs/StatementTab.tsx';

const TABS = [
  'dues',
  'plan',
  'statement',
  'papers',
  'results',
  'history',
  'family',
  'life',
  'notes',
  'details',
] as const;
type Tab = (typeof TABS)[number];

/** One student in one admission: dues, account, papers, history. */
export default function StudentPage() {
  const word = useWord();
  const { AdmissionID } = useParams();
  const student = useQuery(oneStudent, { id: AdmissionID });
  const path = [{ name: word('students'), to: '/students' }];
  if (!student.data)
    return (
      <Page path={path}>
        {student.error ? <Failed error={student.error} retry={student.refetch} /> : <Skeleton lines={6} />}
      </Page>
    );
  const { data } = student.data;
  return (
    <Page title={data.StudentName} path={path}>
      <Student key={data.AdmissionID} student={data} />
    </Page>
  );
}

/** The tabs the user may see; nothing of money without the power of it. */
function useTabs(): readonly Tab[] {
  const money = useMay('fee_collection', 'view');
  const audit = useMay('audit', 'view');
  const sheets = useMay('marksheet', 'view');
  const life = useLifeParts().length > 0;
  const may: Partial<Record<Tab, boolean>> = {
    details: true,
    notes: true,
    family: true,
    history: audit,
    results: sheets,
    life,
  };
  return TABS.filter((tab) => may[tab] ?? money);
}

function Student({ student }: { student: StudentRow }) {
  const t = useText(admissionsTexts);
  const { AdmissionID, UserID } = student;
  const tabs = useTabs();
  const [search] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? tabs[0];
  const fees = useQuery(feeQueries.studentFees, tabs.includes('dues') ? { AdmissionID } : undefined);
  const open = fees.data?.data.fees.filter(({ due }) => due > 0);
  const money = fees.data &&
    open && {
      due: open.reduce((sum, { due }) => sum + Math.round(due * 100), 0) / 100,
      advance: fees.data.data.advance,
    };
  return (
    <>
      <StudentHeader student={student} money={money} />
      <div className="ui secondary pointing menu" role="tablist" aria-label={t('admissions.student.tabs')}>
        {tabs.map((one) => (
          <Link
            key={one}
            role="tab"
            id={`tab-${one}`}
            className={`item${one === tab ? ' active' : ''}`}
            aria-selected={one === tab}
            to={`?tab=${one}`}
            preventScrollReset
          >
            {t(`admissions.student.${one}`)}
            {one === 'dues' && open && open.length > 0 && (
              <Label color="yellow">
                <Digits of={open.length} />
              </Label>
            )}
          </Link>
        ))}
      </div>
      <section className="ui segment flush" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'dues' && <DuesTab admissionId={AdmissionID} />}
        {tab === 'plan' && <FeePlanTab admissionId={AdmissionID} userId={UserID} />}
        {tab === 'statement' && (
          <StatementTab admissionId={AdmissionID} code={student.UserCode} name={student.StudentName} />
        )}
        {tab === 'papers' && <PapersTab admissionId={AdmissionID} />}
        {tab === 'results' && <ResultsTab userId={UserID} />}
        {tab === 'history' && <HistoryTab userId={UserID} />}
        {tab === 'family' && <FamilyTab userId={UserID} />}
        {tab === 'life' && <LifeTab userId={UserID} code={student.UserCode} />}
        {tab === 'notes' && <NotesTab userId={UserID} />}
        {tab === 'details' && <DetailsTab student={student} />}
      </section>
    </>
  );
}
