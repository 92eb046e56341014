import { characterCommands, characterList } from '@madrasah/events/hostel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/ClassFilters.tsx';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { hostelTexts } from '../texts.ts';
import { CharacterDialog, type CharacterRow } from './CharacterDialog.tsx';
import { ViewDialog } from './ViewDialog.tsx';

type Open =
  | { readonly does: 'add' }
  | { readonly does: 'view' | 'change' | 'withdraw'; readonly row: CharacterRow };

/** `/darul-ikama`: what the hostel has written of its students. */
export default function CharacterPage() {
  const t = useText(hostelTexts);
  const [open, setOpen] = useState<Open>();
  const mayAdd = useMay('character_report', 'insert');
  const mayEdit = useMay('character_report', 'edit');
  const mayWithdraw = useMay('character_report', 'delete');
  const listing = useListing(characterList, {
    filters: [...CLASS_FILTERS, 'search'],
    limit: 10,
    ask: ({ ClassID, ...values }) => ({ ...values, classID: ClassID }),
  });
  const { list } = listing;
  return (
    <ListPage
      listing={listing}
      buttons={
        mayAdd && (
          <Button type="button" primary onClick={() => setOpen({ does: 'add' })}>
            {t('hostel.character.add')}
          </Button>
        )
      }
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSearch list={list} name="search" placeholder={t('hostel.vacation.searchHint')} />
        </>
      }
      rowKey={({ SRID }) => SRID}
      actions={(row) => {
        const name = row.StudentName;
        return (
          <>
            <Button type="button" basic onClick={() => setOpen({ does: 'view', row })}>
              {t('hostel.character.view')}
            </Button>
            {mayEdit && (
              <RowButton
                icon="edit"
                label={t('hostel.character.changeOf', { name })}
                hint={t('hostel.character.change')}
                onClick={() => setOpen({ does: 'change', row })}
              />
            )}
            {mayWithdraw && (
              <RowButton
                icon="remove"
                label={t('hostel.character.withdrawOf', { name })}
                hint={t('hostel.character.withdraw')}
                onClick={() => setOpen({ does: 'withdraw', row })}
              />
            )}
          </>
        );
      }}
      empty={{ title: t('hostel.character.none'), text: t('hostel.character.noneText') }}
    >
      <Opened open={open} onClose={() => setOpen(undefined)} />
    </ListPage>
  );
}

/** The dialog over the page. */
function Opened({ open, onClose }: { readonly open: Open | undefined; onClose(): void }) {
  const t = useText(hostelTexts);
  switch (open?.does) {
    case 'add':
      return <CharacterDialog onClose={onClose} />;
    case 'view':
      return <ViewDialog of={open.row} onClose={onClose} />;
    case 'change':
      return <CharacterDialog of={open.row} onClose={onClose} />;
    case 'withdraw':
      return (
        <ConfirmDialog
          command={characterCommands.removeCharacterReport}
          params={{ id: open.row.SRID }}
          plain
          title={t('hostel.character.withdrawOf', { name: open.row.StudentName })}
          verb={t('hostel.character.withdrawDo')}
          onClose={onClose}
        >
          <p>{t('hostel.character.withdrawSays')}</p>
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
