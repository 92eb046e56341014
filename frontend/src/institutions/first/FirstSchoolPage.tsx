import { institutionCommands } from '@madrasah/events/institutions';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { Passwords, rememberSchool, schoolIdOf, useDiffering } from '../../access/index.ts';
import { useCommand } from '../../kit/calls/index.ts';
import { submitting } from '../../kit/calls/workflow.ts';
import { Skeleton } from '../../kit/feedback/index.ts';
import { TextField } from '../../kit/fields/index.ts';
import { CommandForm, FormSection, type Values } from '../../kit/form/index.ts';
import { browser } from '../../kit/ports.ts';
import { signIn } from '../../kit/session/state.ts';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText, useWord } from '../../kit/text.ts';
import { NewPersonFields } from '../../people/index.ts';
import { OpenFrame } from '../../results/index.ts';
import { InstitutionNames } from '../InstitutionNames.tsx';
import { institutionTexts } from '../texts.ts';

/** `/first-school#key`: the first school of an installation is opened here, by the link that the start has printed. */
export default function FirstSchoolPage() {
  const t = useText(institutionTexts);
  const key = useLocation().hash.slice(1);
  const { run, failure } = useCommand(institutionCommands.lookAtFirstLink);
  const [good, setGood] = useState(false);
  useTitle(t('institutions.first.title'));
  useEffect(() => {
    if (key) void run({ key }).then(({ ok }) => setGood(ok));
  }, [run, key]);
  const refused = key ? failure?.message : t('institutions.first.noLink');
  return (
    <OpenFrame id={null}>
      <h1 className="ui header">{t('institutions.first.title')}</h1>
      {refused && (
        <>
          <Message negative visible role="alert">
            {refused}
          </Message>
          <Link to="/login">{t('institutions.first.signIn')}</Link>
        </>
      )}
      {good && <OpeningForm linkKey={key} />}
      {!good && !refused && <Skeleton lines={6} />}
    </OpenFrame>
  );
}

function OpeningForm({ linkKey }: { readonly linkKey: string }) {
  const t = useText(institutionTexts);
  const word = useWord();
  const differing = useDiffering();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  /** Whoever opened the school is in; should that fail, the door tells why. */
  async function enter({ school_id, loginName, password }: Values): Promise<void> {
    const school = schoolIdOf(String(school_id));
    rememberSchool(browser.storage, school);
    const credentials = { school_id: school, name: String(loginName).trim(), password: String(password) };
    await submitting(dispatch, signIn)(credentials);
    navigate('/login', { replace: true });
  }
  return (
    <CommandForm
      command={institutionCommands.openFirstSchool}
      initialValues={FIRST}
      draft={DRAFT}
      toBody={({ again: _, ...values }) => ({ ...values, key: linkKey })}
      check={differing}
      save={t('institutions.first.open')}
      className="sheets"
      afterSave="keep"
      onDone={(_answer, values) => void enter(values)}
    >
      <p>{t('institutions.first.what')}</p>
      <FormSection id="school" title={t('institutions.first.school')}>
        <div className="fields-3">
          <InstitutionNames />
          <TextField
            name="school_id"
            label={word('schoolId')}
            hint={t('institutions.first.idHint')}
            inputMode="numeric"
          />
          <TextField name="Address" label={t('institutions.address.bn')} lang="bn" />
          <TextField name="ContactNumber" label={t('institutions.contact.bn')} lang="bn" />
        </div>
      </FormSection>
      <FormSection id="owner" title={t('institutions.first.owner')}>
        <div className="fields-3">
          <NewPersonFields name={t('institutions.first.name')} />
        </div>
      </FormSection>
      <FormSection id="login" title={t('institutions.first.login')}>
        <p className="muted">{t('institutions.all.firstLogin')}</p>
        <div className="fields-3">
          <TextField name="loginName" label={word('loginName')} autoComplete="username" />
          <Passwords />
        </div>
      </FormSection>
    </CommandForm>
  );
}

const FIRST = { GenderID: 1 };
/** A form of a dozen boxes, filled in once: what was typed outlives a reload, the password does not. */
const DRAFT = { secret: ['password', 'again'] };
