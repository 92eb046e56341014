import { feeQueries, type StudentFee } from '@madrasah/events/fees';
import { dayNumber, dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useSessionName } from '../../../academics/index.ts';
import { concessionsTexts, LessenDialog, useLessenings } from '../../../concessions/index.ts';
import { feesTexts, TakeBackCharges } from '../../../fees/index.ts';
import { useQuery, withData } from '../../../kit/calls/index.ts';
import { useMay } from '../../../kit/routing/index.ts';
import { type Column, DataTable, useList } from '../../../kit/table/index.ts';
import { useText, useWord } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';

const NO_FILTERS = { limit: 50 };

/** What is still owed, head by head. */
export function DuesTab({ admissionId }: { admissionId: number }) {
  const t = useText(admissionsTexts);
  const list = useList(NO_FILTERS);
  const fees = useQuery(feeQueries.studentFees, { AdmissionID: admissionId });
  const charged = fees.data?.data.fees.length !== 0;
  const rows = fees.data?.data.fees.filter(({ due }) => due > 0);
  const columns = useDuesColumns(rows ?? []);
  const may = useLessenings();
  const lessen = useText(concessionsTexts);
  const [fee, setFee] = useState<StudentFee>();
  const mayTakeBack = useMay('record_delete_edit', 'delete');
  const takeBack = useText(feesTexts);
  const [taking, setTaking] = useState(false);
  const doing: Column<StudentFee> = {
    key: 'do',
    title: '',
    kind: 'actions',
    oneLine: 'figures',
    show: (row) => (
      <Button
        type="button"
        basic
        aria-label={lessen('concessions.lessen.title', { head: row.SlName })}
        onClick={() => setFee(row)}
      >
        {lessen('concessions.lessen.do')}
      </Button>
    ),
  };
  return (
    <>
      <DataTable
        title={t('admissions.student.dues')}
        columns={may.length > 0 ? [...columns, doing] : columns}
        query={withData(fees, rows && { data: rows })}
        list={list}
        rowKey={({ itemId }) => itemId}
        empty={{
          title: t('admissions.dues.none'),
          text: t(charged ? 'admissions.dues.noneText' : 'admissions.dues.noneCharged'),
        }}
      />
      {mayTakeBack && rows && rows.length > 0 && (
        <Button type="button" basic onClick={() => setTaking(true)}>
          {takeBack('fees.takeBack.title')}
        </Button>
      )}
      {taking && <TakeBackCharges admissionId={admissionId} onClose={() => setTaking(false)} />}
      {fee && <LessenDialog fee={fee} may={may} onClose={() => setFee(undefined)} />}
    </>
  );
}

function useDuesColumns(rows: readonly StudentFee[]): readonly Column<StudentFee>[] {
  const t = useText(admissionsTexts);
  const word = useWord();
  const today = dayNumber(dhakaDay(new Date()));
  const session = useSessionName();
  const isMixed = new Set(rows.map(({ SessionID }) => SessionID)).size > 1;
  const age = (dueOn: string) => today - dayNumber(dueOn);
  return [
    ...(isMixed
      ? [
          {
            key: 'session',
            title: word('session'),
            value: ({ SessionID }: StudentFee) => session(SessionID),
          },
        ]
      : []),
    { key: 'SlName', title: word('head'), strong: true, phone: 'title' },
    { key: 'MonthName', title: word('month') },
    {
      key: 'dueOn',
      title: t('admissions.dues.age'),
      show: ({ dueOn }) => {
        const days = age(dueOn);
        if (days < 0) return <span className="muted">{t('admissions.dues.notYet')}</span>;
        if (days === 0) return <span className="muted">{t('admissions.dues.today')}</span>;
        const look = days > 90 ? 'age-late' : 'muted';
        return <span className={look}>{t('admissions.dues.days', { count: days })}</span>;
      },
    },
    { key: 'Fee', title: word('charged'), kind: 'money', total: true },
    { key: 'pastDiscount', title: word('concession'), kind: 'money', total: true },
    { key: 'preDeposit', title: word('paid'), kind: 'money', total: true },
    { key: 'due', title: word('due'), kind: 'money', total: true, strong: true, phone: 'side' },
  ];
}
