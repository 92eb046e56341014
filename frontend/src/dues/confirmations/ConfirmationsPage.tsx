import { confirmationsList, duesLetters } from '@madrasah/events/dues';
import { dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ClassFilters } from '../../academics/ClassFilters.tsx';
import { ListPage } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { ClockBar } from '../ClockBar.tsx';
import { duesTexts } from '../texts.ts';
import { useOwed } from '../use-owed.ts';
import { studentOf } from '../ways.ts';
import { type Confirmation, ReplyDialog } from './ReplyDialog.tsx';

const MORE = ['status'] as const;
const LETTERS = duesLetters.path.replace(/\.pdf$/, '');

/** What each student owed on a day, the letters about it, and what the guardians answered. */
export default function ConfirmationsPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const mayWrite = useMay('fee_collection', 'insert');
  const [answered, setAnswered] = useState<Confirmation>();
  const { listing, list, moment } = useOwed(confirmationsList, MORE);
  const asOf = moment.asOf ?? dhakaDay(new Date());
  const { status: _status, sort: _sort, ...asked } = listing.asked;
  return (
    <ListPage
      listing={listing}
      days={asOf}
      buttons={([1, 2] as const).map((perPage) => (
        <PaperFiles
          key={perPage}
          path={LETTERS}
          query={{ ...asked, asOf, perPage }}
          name={`${word('duesConfirmations')} ${asOf}`}
          print={t(perPage === 1 ? 'dues.confirm.letters' : 'dues.confirm.twoLetters')}
          sheetless
        />
      ))}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSelect
            list={list}
            name="status"
            label={word('reply')}
            options={[
              { value: 'awaited', label: word('replyAwaited') },
              { value: 'agrees', label: word('replyAgrees') },
              { value: 'differs', label: word('replyDiffers') },
            ]}
          />
          <FilterSearch list={list} name="search" placeholder={t('dues.list.searchHint')} />
        </>
      }
      bar={<ClockBar list={list} past={moment.past} />}
      to={studentOf}
      rowKey={({ UserID }) => UserID}
      actions={(row) =>
        mayWrite ? (
          <Button type="button" basic onClick={() => setAnswered(row)}>
            {t('dues.confirm.reply')}
          </Button>
        ) : null
      }
      empty={{ title: t('dues.list.none') }}
    >
      {answered && <ReplyDialog of={answered} asOf={asOf} onClose={() => setAnswered(undefined)} />}
    </ListPage>
  );
}
