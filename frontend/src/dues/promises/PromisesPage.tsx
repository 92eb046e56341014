import { duesCommands, promisesList } from '@madrasah/events/dues';
import type { RowOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { RowButton } from '../../kit/list/defined/index.ts';
import { FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { OwedPage } from '../owed/OwedPage.tsx';
import { useOwed } from '../owed/use-owed.ts';
import { counterOf, studentOf } from '../owed/ways.ts';
import { duesTexts } from '../texts.ts';

type Row = RowOf<typeof promisesList>;

const MORE = ['status'] as const;

/** Who has promised to pay by when, and what has come of it. */
export default function PromisesPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const mayTake = useMay('fee_collection', 'insert');
  const [leaving, setLeaving] = useState<Row>();
  const owed = useOwed(promisesList, MORE);
  const taking = mayTake && !owed.moment.past;
  return (
    <OwedPage
      owed={owed}
      filters={
        <FilterSelect
          list={owed.list}
          name="status"
          label={word('state')}
          all={t('dues.promise.open')}
          options={[{ value: 'all', label: t('dues.promise.all') }]}
        />
      }
      to={studentOf}
      rowKey={({ promiseId }) => promiseId}
      actions={(row) =>
        taking && row.mayWithdraw ? (
          <>
            <Link className="ui basic button" to={counterOf(row)}>
              {t('dues.list.take')}
            </Link>
            <RowButton
              icon="remove"
              label={t('dues.promise.withdrawOf', { name: row.StudentName })}
              hint={t('dues.promise.withdraw')}
              onClick={() => setLeaving(row)}
            />
          </>
        ) : null
      }
      empty={{ title: t('dues.promise.none'), text: t('dues.promise.noneText') }}
    >
      {leaving && (
        <ConfirmDialog
          command={duesCommands.withdrawPromise}
          params={{ id: leaving.promiseId }}
          plain
          title={t('dues.promise.withdrawOf', { name: leaving.StudentName })}
          verb={t('dues.promise.withdraw')}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t('dues.promise.withdrawWhat')}</p>
        </ConfirmDialog>
      )}
    </OwedPage>
  );
}
