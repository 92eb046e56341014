import { usualOperations } from '@madrasah/events/setup';
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
import { steps } from './rows.ts';
import { SetupSteps } from './SetupSteps.tsx';
import { setupTexts } from './texts.ts';

/** `/general-info/first-steps`: what a new school needs, and what was taken of the usual, each with its way back. */
export default function FirstStepsPage() {
  const t = useText(setupTexts);
  const dispatch = useDispatch();
  const away = useSelector((state: RootState) => state.preferences.setupAway);
  const known = useQuery(steps, {});
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
            const done = data.filter((row) => row.done).length;
            const all = data.length;
            return (
              <>
                <p>{done === all ? t('setup.list.allDone') : t('setup.list.progress', { done, all })}</p>
                <SetupSteps rows={data} />
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
