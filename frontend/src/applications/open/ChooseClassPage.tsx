import { useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, Message } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import type { Choice } from '../../kit/fields/select/match.ts';
import { Select } from '../../kit/fields/select/Select.tsx';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText, useWord } from '../../kit/text.ts';
import { OpenFrame } from '../../results/index.ts';
import { openClasses } from '../rows.ts';
import { applicationsTexts } from '../texts.ts';

/** `/:schoolid/admission-registration`: the class is chosen here, the rest is written on the form it leads to. */
export default function ChooseClassPage() {
  const t = useText(applicationsTexts);
  const school = schoolIdOf(useParams()['schoolid']);
  const classes = useQuery(openClasses, { id: school });
  useTitle(t('applications.open.register'));
  return (
    <OpenFrame id={school}>
      <h1 className="ui header">{t('applications.open.register')}</h1>
      <Loaded of={classes} lines={3}>
        {({ data }) =>
          data.length > 0 ? (
            <ClassForm school={school} options={asChoices(data, 'ClassID', 'ClassName')} />
          ) : (
            <Message visible>{t('applications.open.closed')}</Message>
          )
        }
      </Loaded>
      <Link to={`/${school}`}>{t('applications.open.results')}</Link>
    </OpenFrame>
  );
}

function ClassForm({ school, options }: { school: string; options: readonly Choice[] }) {
  const t = useText(applicationsTexts);
  const word = useWord();
  const id = useId();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | number>();
  return (
    <form
      className="ui form segment"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) navigate(`/${school}/online_admission?ClassID=${chosen}`);
      }}
    >
      <div className="field">
        <label htmlFor={id}>{word('class')}</label>
        <Select control={{ id }} choices={options} value={chosen} onChange={setChosen} />
      </div>
      <Button primary type="submit" disabled={chosen === undefined}>
        {t('applications.open.toForm')}
      </Button>
    </form>
  );
}
