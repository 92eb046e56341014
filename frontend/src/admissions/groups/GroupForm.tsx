import { standingCommands } from '@madrasah/events/admissions';
import { digitsOf } from '@madrasah/events/kernel';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { ChecksField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { studentList } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';

interface Props {
  readonly asked: Readonly<Record<'SessionID' | 'ClassID' | 'SubClassID' | 'GenderID', string | undefined>>;
  readonly to: number;
}

const MOST = 1000;

/** Those of the class who are not in the section yet, to be ticked. */
export function GroupForm({ asked, to }: Props) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const students = useQuery(studentList, { ...asked, limit: MOST });
  return (
    <Loaded of={students} lines={6}>
      {({ data }) => {
        const others = data.flatMap(({ AdmissionID, SubClassID, SubClass, UserCode, StudentName }) =>
          AdmissionID === undefined || SubClassID === to
            ? []
            : [
                {
                  value: AdmissionID,
                  label: `${digitsOf(UserCode, language)} · ${StudentName} · ${SubClass}`,
                },
              ],
        );
        if (others.length === 0) return <p>{t('admissions.groups.none')}</p>;
        return (
          <CommandForm
            command={standingCommands.regroupStudents}
            params={{ SubClassID: to }}
            save={t('admissions.groups.save')}
            quiet
          >
            <ChecksField name="admissionIds" label={t('admissions.groups.whom')} options={others} />
          </CommandForm>
        );
      }}
    </Loaded>
  );
}
