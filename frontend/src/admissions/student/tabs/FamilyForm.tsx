import { digitsOf } from '@madrasah/events/kernel';
import { peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { ChecksField, SelectField, StudentField } from '../../../kit/fields/index.ts';
import { CommandForm } from '../../../kit/form/index.ts';
import { useLanguage, useText, useWord } from '../../../kit/text.ts';
import type { Family, Guardian } from '../../../people/index.ts';
import { admissionsTexts } from '../../texts.ts';

interface Props {
  readonly family: Family;
  readonly userId: number;
}

const asList = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Each guardian once, the one who is recorded first. */
const guardiansOf = ({ guardian, guardians }: Family): readonly Guardian[] => [
  ...(guardian ? [guardian] : []),
  ...guardians.filter(({ UserID }) => UserID !== guardian?.UserID),
];

/** Says who are brothers and sisters: those who are proposed, ticked, and whoever is looked up besides. */
export function FamilyForm({ family, userId }: Props) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const others = (family.recorded ? family.proposed : [...family.children, ...family.proposed]).filter(
    ({ UserID }) => UserID !== userId,
  );
  const guardians = guardiansOf(family);
  return (
    <CommandForm
      key={round}
      command={peopleCommands.recordFamily}
      initialValues={{
        brothers: others.map(({ UserID }) => UserID),
        GuardianID: guardians[0]?.UserID ?? '',
      }}
      toBody={({ brothers, another, GuardianID }) => ({
        UserIDs: [userId, ...asList(brothers), ...(another ? [Number(another)] : [])],
        ...(guardians.length > 0 && { GuardianID: GuardianID || null }),
      })}
      fieldOf={(name) => (name.startsWith('UserIDs') ? 'another' : name)}
      save={t('admissions.family.save')}
      className="padded"
      quiet
      onDone={() => setRound(round + 1)}
    >
      {others.length > 0 && (
        <ChecksField
          name="brothers"
          label={t('admissions.family.proposed')}
          hint={t('admissions.family.proposedHint')}
          options={others.map(({ UserID, StudentName, UserCode, ClassName }) => ({
            value: UserID,
            label: [StudentName, `${word('code')} ${digitsOf(UserCode, language)}`, ClassName]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      <StudentField name="another" takes="UserID" label={t('admissions.family.another')} />
      {guardians.length > 0 && (
        <SelectField
          name="GuardianID"
          label={t('admissions.family.guardian')}
          options={guardians.map(({ UserID, UserName, Mobile1 }) => ({
            value: UserID,
            label: `${UserName} · ${digitsOf(Mobile1, language)}`,
          }))}
        />
      )}
    </CommandForm>
  );
}
