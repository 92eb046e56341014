import { chargeRunOperations, type feeCommands } from '@madrasah/events/fees';
import type { AnswerTo } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { UndoDialog } from '../../kit/operations/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { LeftOut } from './LeftOut.tsx';

/** What a run has charged; the sum in taka. */
export type RunDone = AnswerTo<typeof feeCommands.runCharges>;

interface Props {
  readonly title: string;
  readonly done: RunDone;
}

const NO_DAYS: NonNullable<RunDone['days']> = [];

/** What was charged, where it stands in the list, and the way back. */
export function RunResult({ title, done }: Props) {
  const { chargeId, students, items, total, days = NO_DAYS } = done;
  const t = useText(feesTexts);
  const [asked, setAsked] = useState(false);
  return (
    <Message positive visible role="status">
      <Message.Header>{title}</Message.Header>
      <p>{t('fees.runs.doneWhat', { students, items, total: Math.round(total * 100) })}</p>
      {days.map(({ dueOn, on }) => (
        <p key={`${dueOn} ${on}`}>{t('fees.runs.moved', { due: dueOn, on })}</p>
      ))}
      <a href="#runs">{t('fees.runs.toList')}</a>{' '}
      {chargeId !== undefined && (
        <Button type="button" basic onClick={() => setAsked(true)}>
          {t('fees.runs.undo')}
        </Button>
      )}
      <LeftOut of={done} nothing={items === 0} />
      {asked && chargeId !== undefined && (
        <UndoDialog of={chargeRunOperations} id={chargeId} text={title} onClose={() => setAsked(false)} />
      )}
    </Message>
  );
}
