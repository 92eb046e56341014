import { RECORD_CHOICES, recordsList } from '@madrasah/events/vouchers';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import { placeOf, type RecordRow } from './places.ts';
import { RecordActions } from './RecordActions.tsx';
import { Taking } from './Taking.tsx';

const RefundVoucher = lazy(() => import('../RefundVoucher.tsx'));

const FILTERS = ['kind', 'state', 'from', 'to'] as const;
/** Of what stands who wrote it; of what was reversed when, by whom and why. */
const STANDING = [
  'kind',
  'number',
  'on',
  'UserCode',
  'StudentName',
  'text',
  'amount',
  'writer',
  'reversed',
] as const;
const REVERSED = [
  ...(['kind', 'number', 'on', 'StudentName', 'text', 'amount'] as const),
  ...(['reversedOn', 'reversedBy', 'reason'] as const),
];
/**
 * সংশোধন ও বাতিল: a receipt, voucher, charge, tamlik or refund is found by number, day or student, and corrected or taken back
 * from here; what was reversed stays to be seen. Whoever types a search looks through all days.
 */
export default function RecordsPage() {
  const t = useText(vouchersTexts);
  const word = useWord();
  const language = useLanguage();
  const navigate = useNavigate();
  const [taking, setTaking] = useState<RecordRow>();
  const [paperOf, setPaperOf] = useState(0);
  const { day, past, since } = useOpenDays();
  const fromOf = ({ from, to = day, search }: { from?: string; to?: string; search?: string }) =>
    from ?? (search && !past ? undefined : since(`${to.slice(0, 8)}01`, to));
  const listing = useListing(recordsList, {
    filters: FILTERS,
    ask: (values) => ({ ...values, from: fromOf(values), ...(past && { to: values.to ?? past }) }),
  });
  const { list } = listing;
  const shown = { ...list, values: { ...list.values, from: fromOf(list.values) } };
  return (
    <ListPage
      listing={listing}
      head={<p className="muted">{t('vouchers.records.law')}</p>}
      filters={
        <>
          <FilterSelect
            list={list}
            name="kind"
            label={word('kind')}
            options={RECORD_CHOICES.map((choice) => ({ value: String(choice.id), label: choice[language] }))}
          />
          <FilterSelect
            list={list}
            name="state"
            label={t('vouchers.records.state')}
            options={[
              { value: '1', label: t('vouchers.records.stands') },
              { value: '2', label: t('vouchers.records.reversed') },
            ]}
          />
          <FilterDay list={shown} name="from" label={word('from')} />
          <FilterDay list={shown} name="to" label={word('to')} />
        </>
      }
      rowKey={({ key }) => key}
      columns={list.values.state === '2' ? REVERSED : STANDING}
      onOpen={(row) => (row.requestId > 0 ? setPaperOf(row.requestId) : navigate(placeOf(row)))}
      actions={(row) => !row.reversed && <RecordActions row={row} onTake={setTaking} />}
      empty={{ title: t('vouchers.records.none'), text: t('vouchers.records.noneText') }}
    >
      {taking && <Taking row={taking} onClose={() => setTaking(undefined)} />}
      <Suspense>
        {paperOf > 0 && <RefundVoucher requestId={paperOf} onClose={() => setPaperOf(0)} />}
      </Suspense>
    </ListPage>
  );
}
