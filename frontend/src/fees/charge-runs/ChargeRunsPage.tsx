import { Segment } from 'semantic-ui-react';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { RunForm } from './RunForm.tsx';
import { RunsList } from './RunsList.tsx';

/** Charging many at once, and what was charged so before. */
export default function ChargeRunsPage() {
  const may = useMay('fee_setting', 'insert');
  return (
    <Page>
      {may && (
        <Segment>
          <RunForm />
        </Segment>
      )}
      <RunsList />
    </Page>
  );
}
