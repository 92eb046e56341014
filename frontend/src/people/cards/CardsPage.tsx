import type { RowOf } from '@madrasah/events/kernel';
import { cardsList, peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { kindChoices } from '../constants.ts';
import { peopleTexts } from '../texts.ts';
import { AssignDialog } from './AssignDialog.tsx';

type Row = RowOf<typeof cardsList>;

interface Asked {
  readonly row: Row;
  readonly what: 'assign' | 'block';
}

/** `/general-info/rfid-card`: who is known by which card; giving one, and blocking a lost one. */
export default function CardsPage() {
  const t = useText(peopleTexts);
  const word = useWord();
  const language = useLanguage();
  const mayAssign = useMay('rfid_card', 'edit');
  const mayBlock = useMay('rfid_card', 'delete');
  const [asked, setAsked] = useState<Asked>();
  const listing = useListing(cardsList, {
    filters: [...CLASS_FILTERS, 'UserTypeID', 'card', 'search'],
    limit: 20,
  });
  const { list } = listing;
  const close = () => setAsked(undefined);
  return (
    <ListPage
      listing={listing}
      buttons={
        <PaperFiles
          path="/api/users/rfid_card_papers"
          query={listing.asked}
          name={word('rfidCards')}
          print={t('people.card.papers')}
          sheetless
        />
      }
      filters={
        <>
          <FilterSelect
            list={list}
            name="UserTypeID"
            label={word('userKind')}
            all={t('people.list.allKinds')}
            options={kindChoices(language)}
          />
          <ClassFilters list={list} />
          <FilterSelect
            list={list}
            name="card"
            label={t('people.card.which')}
            options={[
              { value: 1, label: t('people.card.with') },
              { value: 0, label: t('people.card.without') },
            ]}
          />
          <FilterSearch list={list} name="search" placeholder={t('people.list.searchHint')} />
        </>
      }
      rowKey={({ UserID }) => UserID}
      actions={(row) => (
        <>
          {mayAssign && (
            <RowButton
              icon="edit"
              label={t('people.card.assign', { name: row.UserName })}
              onClick={() => setAsked({ row, what: 'assign' })}
            />
          )}
          {mayBlock && row.CardNo !== '' && (
            <RowButton
              icon="close"
              label={t('people.card.block', { name: row.UserName })}
              onClick={() => setAsked({ row, what: 'block' })}
            />
          )}
        </>
      )}
      empty={{ title: t('people.card.none'), text: t('people.card.noneText') }}
    >
      {asked?.what === 'assign' && (
        <AssignDialog userId={asked.row.UserID} name={asked.row.UserName} onClose={close} />
      )}
      {asked?.what === 'block' && (
        <ConfirmDialog
          command={peopleCommands.blockCard}
          params={{ UserID: asked.row.UserID }}
          title={t('people.card.blockTitle', { name: asked.row.UserName })}
          verb={t('people.card.blockVerb')}
          onClose={close}
        >
          <p>{t('people.card.blockSays')}</p>
        </ConfirmDialog>
      )}
    </ListPage>
  );
}
