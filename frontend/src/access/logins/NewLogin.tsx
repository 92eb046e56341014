import { accessCommands, isAdministrator, JOBS } from '@madrasah/events/access';
import { USER_TYPES } from '@madrasah/events/people';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Skeleton } from '../../kit/feedback/index.ts';
import { SelectField, TextField } from '../../kit/fields/index.ts';
import { Radios } from '../../kit/fields/Radios.tsx';
import { CommandForm, type CommandFormProps } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/powers.ts';
import type { RootState } from '../../kit/store.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { NewPersonFields } from '../../people/index.ts';
import { accessTexts } from '../texts.ts';
import { Passwords, useDiffering } from './Passwords.tsx';
import { staffSearch } from './rows.ts';
import { assignable, ORDINARY } from './types.ts';
import { PersonField } from './whose/PersonField.tsx';

interface Props {
  onClose(): void;
  onMade(loginId: number): void;
}

const WHOSE = { listed: 1, new: 2 } as const;
/** Whoever opened the school stands on the list alone. */
const ALONE = 1;

/** A new way to sign in: for somebody on the list of people, or for one who comes onto it with it. */
export function NewLogin({ onClose, onMade }: Props) {
  const t = useText(accessTexts);
  const mayWrite = useMay('user_entry', 'insert');
  const staff = useQuery(staffSearch, { UserTypeID: USER_TYPES.teacher });
  const [chosen, setChosen] = useState<number>();
  const known = staff.data?.data.length ?? (staff.error ? ALONE + 1 : undefined);
  const whose = chosen ?? (mayWrite && (known ?? 0) <= ALONE ? WHOSE.new : WHOSE.listed);
  const made: Made = { onClose, onDone: ({ id }) => onMade(Number(id)) };
  return (
    <Dialog title={t('access.logins.add')} onClose={onClose}>
      {known === undefined && <Skeleton lines={6} />}
      {known !== undefined && mayWrite && (
        <div className="ui form">
          <Radios
            label={t('access.logins.person')}
            options={[
              { value: WHOSE.new, label: t('access.logins.whoIsNew') },
              { value: WHOSE.listed, label: t('access.logins.whoIsListed') },
            ]}
            value={whose}
            disabled={false}
            onChoose={setChosen}
          />
        </div>
      )}
      {known !== undefined && (whose === WHOSE.new ? <OfNewPerson {...made} /> : <OfListed {...made} />)}
    </Dialog>
  );
}

type Made = Pick<CommandFormProps, 'onClose' | 'onDone'>;

/** What both forms share: they tell the same of the login itself. */
function useLoginForm(): Pick<CommandFormProps, 'check' | 'save' | 'afterSave' | 'toBody'> {
  const t = useText(accessTexts);
  return {
    ...{ check: useDiffering(), save: t('access.logins.make'), afterSave: 'keep' },
    toBody: ({ again: _, ...values }) => values,
  };
}

/** For one of the teachers and staff; his powers are given on the login's own page. */
function OfListed(made: Made) {
  const t = useText(accessTexts);
  return (
    <CommandForm
      command={accessCommands.createLogin}
      initialValues={{ permissionTypeId: ORDINARY }}
      {...useLoginForm()}
      {...made}
    >
      <PersonField hint={t('access.logins.personHint')} />
      <LoginFields />
    </CommandForm>
  );
}

/** For somebody who is not on the list yet: his name comes onto it, and his job says what he may do. */
function OfNewPerson(made: Made) {
  const t = useText(accessTexts);
  const language = useLanguage();
  return (
    <CommandForm
      command={accessCommands.registerWithLogin}
      draft={{}}
      initialValues={{ permissionTypeId: ORDINARY, GenderID: 1 }}
      {...useLoginForm()}
      {...made}
    >
      {({ values }) => (
        <>
          <NewPersonFields />
          {!isAdministrator(Number(values['permissionTypeId'])) && (
            <SelectField
              name="job"
              label={t('access.logins.job')}
              hint={t('access.logins.jobHint')}
              options={JOBS.map(({ id, name }) => ({ value: id, label: name[language] }))}
            />
          )}
          <LoginFields />
        </>
      )}
    </CommandForm>
  );
}

function LoginFields() {
  const t = useText(accessTexts);
  const word = useWord();
  const language = useLanguage();
  const own = useSelector(({ session }: RootState) => session.user?.permissionType ?? ORDINARY);
  return (
    <>
      <SelectField
        name="permissionTypeId"
        label={word('loginKind')}
        hint={t('access.logins.typeHint')}
        options={assignable(own, language)}
      />
      <TextField name="loginName" label={word('loginName')} autoComplete="off" />
      <Passwords />
    </>
  );
}
