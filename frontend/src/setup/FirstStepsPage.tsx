import { setupSteps, usualOperations } from '@madrasah/events/setup';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { type OperationRow, OperationsList } from '../kit/operations/index.ts';
import { preferred } from '../kit/preferences.ts';
import { Page } from '../kit/shell/index.ts';
import type { RootState } from '../kit/store.ts';
import type { Column } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { SetupSteps } from './SetupSteps.tsx';
import { parted } from './steps.ts';
import { setupTexts } from './texts.ts';

/** `/general-info/first-steps`: what a new school needs, and what was taken of the usual, each with its way back. */
export default function FirstStepsPage() {
  const t = useText(setupTexts);
  const dispatch = useDispatch();
  const { setupAway: away, stepsAway } = useSelector((state: RootState) => state.preferences);
  const known = useQuery(setupSteps, {});
  const made: Column<OperationRow> = {
    ...{ key: 'made', title: t('setup.list.made'), kind: 'digits', sort: false },
    value: ({ counts }) => counts['made'],
  };
  return (
    <Page
      actions={
        away && (
          <Button type="button" onClick={() => dispatch(preferred({ setupAway: false }))}>
            {t('setup.list.bring')}
          </Button>
        )
      }
    >
      <Segment>
        <Loaded of={known} lines={10}>
          {({ data }) => {
            const parts = parted(data, stepsAway);
            const done = data.filter((row) => row.done).length;
            const all = parts.listed.length;
            return (
              <>
                <p>{done === all ? t('setup.list.allDone') : t('setup.list.progress', { done, all })}</p>
                <SetupSteps rows={parts.listed} />
                {parts.away.length > 0 && (
                  <>
                    <h2 className="ui header">{t('setup.list.aside')}</h2>
                    <SetupSteps rows={parts.away} away />
                  </>
                )}
              </>
            );
          }}
        </Loaded>
      </Segment>
      <OperationsList
        of={usualOperations}
        title={t('setup.list.taken')}
        power="class"
        empty={{ title: t('setup.list.noneTaken') }}
        counts={[made]}
      />
    </Page>
  );
}
