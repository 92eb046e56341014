import { toLatinDigits } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText, useWord } from '../../kit/text.ts';
import { OpenFrame } from '../../results/index.ts';
import { applicationsTexts } from '../texts.ts';

const NUMBER = /^\d{1,20}$/;

/** `/:schoolid/my-application`: an applicant types the number he was given, and is led to what he wrote. */
export default function FindApplicationPage() {
  const t = useText(applicationsTexts);
  const word = useWord();
  const id = useId();
  const navigate = useNavigate();
  const school = schoolIdOf(useParams()['schoolid']);
  const [typed, setTyped] = useState('');
  const number = toLatinDigits(typed).trim();
  const isWrong = number !== '' && !NUMBER.test(number);
  useTitle(t('applications.open.find'));
  return (
    <OpenFrame id={school}>
      <h1 className="ui header">{t('applications.open.find')}</h1>
      <form
        className="ui form segment"
        onSubmit={(event) => {
          event.preventDefault();
          if (NUMBER.test(number)) navigate(`/${school}/online_admission/${number}`);
        }}
      >
        <div className={`field${isWrong ? ' error' : ''}`}>
          <label htmlFor={id}>{word('applicationNo')}</label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <small id={`${id}-hint`} className="muted">
            {t(isWrong ? 'applications.open.numberWrong' : 'applications.open.numberHint')}
          </small>
        </div>
        <Button primary type="submit" disabled={number === '' || isWrong}>
          {t('applications.open.show')}
        </Button>
      </form>
    </OpenFrame>
  );
}
