import { duesList } from '@madrasah/events/dues';
import type { RowOf } from '@madrasah/events/kernel';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { feesTexts, StatementDialog } from '../fees/index.ts';
import { Money } from '../kit/figures/index.ts';
import { RowButton } from '../kit/list/defined/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { OwedPage } from './owed/OwedPage.tsx';
import { useOwed } from './owed/use-owed.ts';
import { counterOf, studentOf } from './owed/ways.ts';
import { promisedOn } from './promises/PromisedDay.tsx';
import { duesTexts } from './texts.ts';

// They come when they are opened: the list stands without forms and statements.
const PromiseDialog = lazy(() => import('./promises/PromiseDialog.tsx'));

type Row = RowOf<typeof duesList>;

const MORE = ['status'] as const;

/** An advance stands where nothing is owed; what ages of dues mean is told by their colour too. */
const CELLS = {
  promisedOn,
  due: ({ due, advance }: Row) => (due === 0 && advance > 0 ? <Held of={advance} /> : <Money taka={due} />),
  upTo90: ({ upTo90 }: Row) => (
    <span className="age-warn">
      <Money taka={upTo90} />
    </span>
  ),
  over90: ({ over90 }: Row) => (
    <span className="age-late">
      <Money taka={over90} />
    </span>
  ),
};

function Held({ of }: { readonly of: number }) {
  const word = useWord();
  return (
    <span className="muted">
      {word('advance')} <Money taka={of} />
    </span>
  );
}

/** Who owes what, as of a day and as known on a day. */
export default function DuesPage() {
  const t = useText(duesTexts);
  const said = useText(feesTexts);
  const word = useWord();
  const navigate = useNavigate();
  const maySee = useMay('student_admission', 'view');
  const mayTake = useMay('fee_collection', 'insert');
  const [read, setRead] = useState<Row>();
  const [promising, setPromising] = useState<Row>();
  const owed = useOwed(duesList, MORE);
  const { past, asOf, knownAt } = owed.moment;
  const taking = mayTake && !past;
  return (
    <OwedPage
      owed={owed}
      cells={CELLS}
      filters={
        <FilterSelect
          list={owed.list}
          name="status"
          label={t('dues.list.show')}
          all={t('dues.list.onlyDues')}
          options={[{ value: 'both', label: t('dues.list.both') }]}
        />
      }
      to={maySee ? studentOf : undefined}
      rowKey={({ AdmissionID }) => AdmissionID}
      onOpen={(row) => (taking ? navigate(counterOf(row)) : setRead(row))}
      actions={(row) => (
        <>
          {taking && (
            <Link className="ui basic button" to={counterOf(row)}>
              {t('dues.list.take')}
            </Link>
          )}
          {taking && row.due > 0 && (
            <RowButton
              icon="calendar"
              label={t('dues.promise.title', { name: row.StudentName })}
              hint={t('dues.promise.add')}
              onClick={() => setPromising(row)}
            />
          )}
          <RowButton
            icon="exam"
            label={said('fees.statement.title', { name: row.StudentName })}
            hint={word('statement')}
            onClick={() => setRead(row)}
          />
        </>
      )}
      empty={{ title: t('dues.list.none'), text: t('dues.list.noneText') }}
    >
      <Suspense fallback={null}>
        {promising && <PromiseDialog of={promising} onClose={() => setPromising(undefined)} />}
        {read && (
          <StatementDialog
            AdmissionID={read.AdmissionID}
            name={read.StudentName}
            code={read.UserCode}
            asOf={asOf}
            knownAt={knownAt}
            onClose={() => setRead(undefined)}
          />
        )}
      </Suspense>
    </OwedPage>
  );
}
