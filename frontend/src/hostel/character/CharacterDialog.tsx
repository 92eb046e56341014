import {
  characterCommands,
  type characterList,
  characterTypes,
  characterVariants,
} from '@madrasah/events/hostel';
import { dhakaDay, type Register, type RowOf } from '@madrasah/events/kernel';
import { useForm } from 'react-final-form';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { DayField, SelectField, StudentField, TextField } from '../../kit/fields/index.ts';
import { EntryDialog } from '../../kit/list/entries/index.ts';
import { idIn, listOf } from '../../kit/register/definition.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { hostelTexts } from '../texts.ts';

export type CharacterRow = RowOf<typeof characterList>;

interface Props {
  /** Which is changed; a new one where absent. */
  readonly of?: CharacterRow | undefined;
  onClose(): void;
}

function beginning(of: CharacterRow | undefined) {
  if (!of) return { CreateDate: dhakaDay(new Date()) };
  const { UserID, SessionID, CreateDate, ReportCetID, ReportTypID, Remark } = of;
  return { UserID, SessionID, CreateDate, ReportCetID, ReportTypID, Remark };
}

/** Writes down how a student has behaved, or changes what was written; the student of a report stays. */
export function CharacterDialog({ of, onClose }: Props) {
  const t = useText(hostelTexts);
  return (
    <EntryDialog
      title={of ? t('hostel.character.changeOf', { name: of.StudentName }) : t('hostel.character.add')}
      save={t(of ? 'hostel.character.update' : 'hostel.character.save')}
      add={characterCommands.writeCharacterReport}
      change={characterCommands.changeCharacterReport}
      of={of && { params: { id: of.SRID }, revision: of.revision }}
      beginning={() => beginning(of)}
      onClose={onClose}
    >
      <CharacterFields of={of} />
    </EntryDialog>
  );
}

/** The rows of a list that the office keeps, to choose from. */
function useOptions(register: Register) {
  const rows = useQuery(listOf(register), {});
  return (rows.data?.data ?? []).map((row) => ({ value: idIn(register, row), label: row.called }));
}

function CharacterFields({ of }: Pick<Props, 'of'>) {
  const t = useText(hostelTexts);
  const word = useWord();
  const form = useForm();
  const variants = useOptions(characterVariants);
  const types = useOptions(characterTypes);
  const mayAdd = useMay('character_report', 'insert');
  return (
    <>
      <StudentField
        name="UserID"
        takes="UserID"
        label={word('student')}
        kept={of && { ...of, code: of.StudentCode, name: of.StudentName }}
        onChosen={({ SessionID }) => form.change('SessionID', SessionID)}
      />
      <div className="fields-2">
        <SelectField
          name="ReportCetID"
          label={word('reportVariant')}
          options={variants}
          hint={mayAdd && <Link to="/darul-ikama/variants">{t('hostel.character.newVariant')}</Link>}
        />
        <SelectField
          name="ReportTypID"
          label={word('reportType')}
          options={types}
          hint={mayAdd && <Link to="/darul-ikama/types">{t('hostel.character.newType')}</Link>}
        />
        <DayField name="CreateDate" label={word('day')} max={dhakaDay(new Date())} />
      </div>
      <TextField name="Remark" label={word('remark')} lang="bn" />
    </>
  );
}
