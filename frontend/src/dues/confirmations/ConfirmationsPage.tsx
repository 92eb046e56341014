import { confirmationsList } from '@madrasah/events/dues';
import { dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ClassFilters } from '../../academics/index.ts';
import { ListDifferences } from '../../kit/clocks/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { ListPage, RowButton } from '../../kit/list/defined/index.ts';
import { FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { ClockBar } from '../clocks/ClockBar.tsx';
import { useOwed } from '../owed/use-owed.ts';
import { studentOf } from '../owed/ways.ts';
import { duesTexts } from '../texts.ts';
import { LettersDialog } from './LettersDialog.tsx';
import { type Confirmation, ReplyDialog } from './ReplyDialog.tsx';

const MORE = ['status'] as const;

/** What each student owed on a day, the letters about it, and what the guardians answered. */
export default function ConfirmationsPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const mayWrite = useMay('fee_collection', 'insert');
  const [answered, setAnswered] = useState<Confirmation>();
  const [printing, setPrinting] = useState<{ readonly one?: Confirmation }>();
  const { listing, list, moment, now } = useOwed(confirmationsList, MORE);
  const asOf = moment.asOf ?? dhakaDay(new Date());
  const { status: _status, sort: _sort, page: _page, limit: _limit, ...asked } = listing.asked;
  return (
    <ListPage
      listing={listing}
      days={asOf}
      buttons={
        <Button type="button" onClick={() => setPrinting({})}>
          <Icon name="print" />
          {t('dues.confirm.letters')}
        </Button>
      }
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
        </>
      }
      bar={
        <ClockBar
          list={list}
          past={moment.past}
          differences={(knownAt, onClose) => (
            <ListDifferences of={listing.of} asked={now} {...{ knownAt, onClose }} />
          )}
        />
      }
      to={studentOf}
      rowKey={({ UserID }) => UserID}
      actions={(row) => (
        <>
          {row.due > 0 && (
            <RowButton
              icon="print"
              label={t('dues.confirm.letterOf', { name: row.StudentName })}
              hint={t('dues.confirm.letter')}
              onClick={() => setPrinting({ one: row })}
            />
          )}
          {mayWrite && (
            <Button type="button" basic onClick={() => setAnswered(row)}>
              {t('dues.confirm.reply')}
            </Button>
          )}
        </>
      )}
      empty={{ title: t('dues.list.none') }}
    >
      {printing && (
        <LettersDialog asked={asked} asOf={asOf} one={printing.one} onClose={() => setPrinting(undefined)} />
      )}
      {answered && <ReplyDialog of={answered} asOf={asOf} onClose={() => setAnswered(undefined)} />}
    </ListPage>
  );
}
