import { vacationCommands, type vacationsList, vacationTypes } from '@madrasah/events/hostel';
import { dhakaDay, hourInWords, type Language, type RowOf } from '@madrasah/events/kernel';
import { RELATION_NAMES } from '@madrasah/events/settings';
import { useForm } from 'react-final-form';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { ClockField, DayField, SelectField, StudentField, TextField } from '../../kit/fields/index.ts';
import { EntryDialog } from '../../kit/list/entries/index.ts';
import { listOf } from '../../kit/register/definition.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { hostelTexts } from '../texts.ts';

export type VacationRow = RowOf<typeof vacationsList>;

interface Props {
  /** Which is changed; a new one where absent. */
  readonly of?: VacationRow | undefined;
  onClose(): void;
}

/** What the form begins with: the vacation as it stands, or one from today on. */
function beginning(of: VacationRow | undefined, language: Language) {
  if (!of) return { VacationDateFrom: dhakaDay(new Date()) };
  const { UserID, SessionID, VacationID, GuardianID, Comment } = of;
  const { VacationDateFrom, VacationDateTo } = of;
  const VacationTimeFrom = hourInWords(of.VacationTimeFrom, language);
  const VacationTimeTo = hourInWords(of.VacationTimeTo, language);
  const span = { VacationDateFrom, VacationTimeFrom, VacationDateTo, VacationTimeTo };
  return { UserID, SessionID, VacationID, GuardianID, ...span, Comment };
}

/** Lets a student go home, or changes when and with whom; the student of a vacation stays. */
export function VacationDialog({ of, onClose }: Props) {
  const t = useText(hostelTexts);
  const language = useLanguage();
  return (
    <EntryDialog
      title={of ? t('hostel.vacation.edit', { name: of.StudentName }) : t('hostel.vacation.add')}
      save={t('hostel.vacation.save')}
      add={vacationCommands.grantVacation}
      change={vacationCommands.changeVacation}
      of={of && { params: { id: of.ID }, revision: of.revision }}
      beginning={() => beginning(of, language)}
      onClose={onClose}
    >
      <VacationFields of={of} />
    </EntryDialog>
  );
}

function VacationFields({ of }: Pick<Props, 'of'>) {
  const t = useText(hostelTexts);
  const word = useWord();
  const language = useLanguage();
  const form = useForm();
  const types = useQuery(listOf(vacationTypes), {});
  const mayAddType = useMay('gate_pass_leave', 'insert');
  return (
    <>
      <StudentField
        name="UserID"
        takes="UserID"
        label={word('student')}
        kept={of && { ...of, code: of.UserCode, name: of.StudentName }}
        onChosen={({ SessionID }) => form.change('SessionID', SessionID)}
      />
      <div className="fields-2">
        <SelectField
          name="VacationID"
          label={word('vacationType')}
          options={(types.data?.data ?? []).map((row) => ({ value: Number(row['ID']), label: row.called }))}
          hint={
            mayAddType && <Link to="/students/vacation/type-of-vacation">{t('hostel.vacation.newType')}</Link>
          }
        />
        <SelectField
          name="GuardianID"
          label={word('fetchedBy')}
          options={constantChoices(RELATION_NAMES, language)}
        />
      </div>
      <div className="fields-2">
        <DayField name="VacationDateFrom" label={word('goesOn')} />
        <ClockField name="VacationTimeFrom" label={word('goesAt')} hint={t('hostel.vacation.timeHint')} />
        <DayField name="VacationDateTo" label={word('comesOn')} />
        <ClockField name="VacationTimeTo" label={word('comesAt')} hint={t('hostel.vacation.timeHint')} />
      </div>
      <TextField name="Comment" label={word('remark')} lang="bn" />
    </>
  );
}
