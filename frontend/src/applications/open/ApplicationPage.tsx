import { APPLICATION, APPLICATION_STATES, applicationCommands } from '@madrasah/events/applications';
import { toLatinDigits } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Button, Label, Message, Segment } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText, useWord } from '../../kit/text.ts';
import { OpenFrame } from '../../results/index.ts';
import { type Office, oneApplication, type ShownApplication } from '../rows.ts';
import { applicationsTexts } from '../texts.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { FourDigits } from './FourDigits.tsx';

/** `/:schoolid/online_admission/:usercode`: how an application stands; its owner prints and mends it here. */
export default function ApplicationPage() {
  const t = useText(applicationsTexts);
  const params = useParams();
  const [address] = useSearchParams();
  const [mobile4, setMobile4] = useState('');
  const school = schoolIdOf(params['schoolid']);
  const usercode = toLatinDigits(params['usercode'] ?? '');
  const sig = address.get('sig') ?? '';
  const proof: Record<string, string> = mobile4 ? { mobile4 } : sig ? { sig } : {};
  const found = useQuery(oneApplication, { id: school, usercode, ...proof });
  const data = found.data?.data;
  const isAsked = data?.UserName === undefined && data?.office === undefined;
  useTitle(t('applications.open.title'));
  return (
    <OpenFrame id={school}>
      {address.has('sent') && (
        <Message positive visible>
          {t('applications.open.sent')}
        </Message>
      )}
      {found.error && (
        <Message negative visible>
          {found.error.message} <Link to={`/${school}/my-application`}>{t('applications.open.another')}</Link>
        </Message>
      )}
      {data && <State of={data} />}
      {data?.UserName !== undefined && <Own of={data} {...{ school, proof }} />}
      {data?.office && <AskOffice office={data.office} />}
      {isAsked && found.error?.status !== 404 && <FourDigits onTyped={setMobile4} />}
    </OpenFrame>
  );
}

/** What everybody who has the number is told. */
function State({ of: { usercode, Status, UserName } }: { of: ShownApplication }) {
  const word = useWord();
  const { word: state, color } = APPLICATION_STATES[Status];
  return (
    <Segment>
      <h1 className="ui header">{UserName ?? word('applicationNo')}</h1>
      <p>
        {word('applicationNo')}{' '}
        <b>
          <Digits of={usercode} />
        </b>{' '}
        <Label color={color}>{word(state)}</Label>
      </p>
    </Segment>
  );
}

/** Once he is a student nobody is told of him here: where it is to be asked. */
function AskOffice({ office: { name, address, contact } }: { office: Office }) {
  const t = useText(applicationsTexts);
  return (
    <Segment>
      <p>{t('applications.open.admitted')}</p>
      <p>
        <b>{name}</b>
        {[address, contact].filter(Boolean).map((line) => (
          <span key={line}>
            <br />
            <Digits of={line} />
          </span>
        ))}
      </p>
    </Segment>
  );
}

interface OwnProps {
  readonly of: ShownApplication;
  readonly school: string;
  readonly proof: Readonly<Record<string, string>>;
}

/** The owner's: the form to print, sign and bring, and by his link what may still be mended. */
function Own({ of, school, proof }: OwnProps) {
  const t = useText(applicationsTexts);
  const [mending, setMending] = useState(false);
  const isMended = of.Status === APPLICATION.waiting;
  if (mending)
    return (
      <ApplicationForm
        {...{ school, proof }}
        command={applicationCommands.changeApplication}
        before={of}
        onClose={() => setMending(false)}
        onDone={() => setMending(false)}
      />
    );
  return (
    <Segment>
      <p>{t('applications.open.bring')}</p>
      {isMended && !proof['sig'] && <p className="muted">{t('applications.open.linkMends')}</p>}
      <PaperFiles
        path={`/api/public/result/${school}/online_admission/${of.usercode}`}
        query={proof}
        name={`application-${of.usercode}`}
        print={t('applications.list.form')}
        sheetless
      />
      {isMended && proof['sig'] && (
        <Button type="button" onClick={() => setMending(true)}>
          {t('applications.open.mend')}
        </Button>
      )}
    </Segment>
  );
}
