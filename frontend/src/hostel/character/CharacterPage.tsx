import { characterCommands, characterList } from '@madrasah/events/hostel';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { useListing } from '../../kit/list/defined/index.ts';
import { EntryPage } from '../../kit/list/entries/index.ts';
import { FilterSearch } from '../../kit/list/Filters.tsx';
import { useText } from '../../kit/text.ts';
import { hostelTexts } from '../texts.ts';
import { CharacterDialog } from './CharacterDialog.tsx';
import { ViewDialog } from './ViewDialog.tsx';

/** `/darul-ikama`: what the hostel has written of its students. */
export default function CharacterPage() {
  const t = useText(hostelTexts);
  const listing = useListing(characterList, {
    filters: [...CLASS_FILTERS, 'search'],
    limit: 10,
    ask: ({ ClassID, ...values }) => ({ ...values, classID: ClassID }),
  });
  const { list } = listing;
  return (
    <EntryPage
      power="character_report"
      listing={listing}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSearch list={list} name="search" placeholder={t('hostel.vacation.searchHint')} />
        </>
      }
      rowKey={({ SRID }) => SRID}
      nameOf={({ StudentName }) => StudentName}
      add={t('hostel.character.add')}
      change={{
        hint: t('hostel.character.change'),
        of: (name) => t('hostel.character.changeOf', { name }),
      }}
      withdraw={{
        command: characterCommands.removeCharacterReport,
        params: ({ SRID }) => ({ id: SRID }),
        hint: t('hostel.character.withdraw'),
        of: (name) => t('hostel.character.withdrawOf', { name }),
        verb: t('hostel.character.withdrawDo'),
        says: t('hostel.character.withdrawSays'),
      }}
      form={(onClose, row) => <CharacterDialog of={row} onClose={onClose} />}
      also={(row, show) => (
        <Button
          type="button"
          basic
          onClick={() => show((onClose) => <ViewDialog of={row} onClose={onClose} />)}
        >
          {t('hostel.character.view')}
        </Button>
      )}
      empty={{ title: t('hostel.character.none'), text: t('hostel.character.noneText') }}
    />
  );
}
