import { chargeRunOperations } from '@madrasah/events/fees';
import { useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { UndoDialog } from '../../kit/operations/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

/** What a run has charged; the sum in taka. */
export interface RunDone {
  readonly chargeId?: number;
  readonly students: number;
  readonly items: number;
  readonly total: number;
}

interface Props {
  readonly title: string;
  readonly done: RunDone;
}

/** What was charged, where it stands in the list, and the way back. */
export function RunResult({ title, done: { chargeId, students, items, total } }: Props) {
  const t = useText(feesTexts);
  const [asked, setAsked] = useState(false);
  return (
    <Message positive visible role="status">
      <Message.Header>{title}</Message.Header>
      <p>{t('fees.runs.doneWhat', { students, items, total: Math.round(total * 100) })}</p>
      <a href="#runs">{t('fees.runs.toList')}</a>{' '}
      {chargeId !== undefined && (
        <Button type="button" basic onClick={() => setAsked(true)}>
          {t('fees.runs.undo')}
        </Button>
      )}
      {asked && chargeId !== undefined && (
        <UndoDialog of={chargeRunOperations} id={chargeId} text={title} onClose={() => setAsked(false)} />
      )}
    </Message>
  );
}
