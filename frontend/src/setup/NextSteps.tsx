import { setupSteps } from '@madrasah/events/setup';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { preferred } from '../kit/preferences.ts';
import { useGuard } from '../kit/routing/powers.ts';
import type { RootState } from '../kit/store.ts';
import { useText } from '../kit/text.ts';
import { SetupSteps } from './SetupSteps.tsx';
import { parted } from './steps.ts';
import { setupTexts } from './texts.ts';

/** On the first page of an administrator: what comes next, until all of it is done or it was put away. */
export function NextSteps() {
  const t = useText(setupTexts);
  const dispatch = useDispatch();
  const { setupAway: away, stepsAway } = useSelector((state: RootState) => state.preferences);
  const may = useGuard()({ type: 4 });
  const { data } = useQuery(setupSteps, may && !away ? {} : undefined);
  if (!may || away || !data) return null;
  const { listed } = parted(data.data, stepsAway);
  const open = listed.filter(({ done }) => !done);
  const done = listed.filter((row) => row.done).map(({ step }) => t(`setup.${step}.name`));
  if (open.length === 0) return null;
  const counts = { done: done.length, all: listed.length };
  return (
    <Segment>
      <h2 className="ui header">{t('setup.list.title')}</h2>
      <p>{t('setup.list.progress', counts)}</p>
      <SetupSteps rows={open} />
      {done.length > 0 && <p className="muted">{t('setup.list.stands', { names: done.join(', ') })}</p>}
      <div className="row">
        <Button type="button" onClick={() => dispatch(preferred({ setupAway: true }))}>
          {t('setup.list.putAway')}
        </Button>
        <Link to="/general-info/first-steps">{t('setup.list.more')}</Link>
      </div>
    </Segment>
  );
}
