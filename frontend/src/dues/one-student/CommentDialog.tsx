import { duesCommands, type MonthOfFees } from '@madrasah/events/dues';
import { Dialog } from '../../kit/feedback/index.ts';
import { TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

interface Props {
  readonly AdmissionID: number;
  readonly month: MonthOfFees;
  onClose(): void;
}

/** What the office remarks on a month; empty takes it away. */
export function CommentDialog({ AdmissionID, month, onClose }: Props) {
  const t = useText(duesTexts);
  const word = useWord();
  return (
    <Dialog title={t('dues.land.commentOn', { month: month.monthName })} onClose={onClose}>
      <CommandForm
        command={duesCommands.writeFeeComment}
        initialValues={{ comment: month.comment }}
        toBody={(values) => ({ ...values, AdmissionID, MonthID: month.MonthID })}
        onDone={onClose}
        onClose={onClose}
      >
        <TextField name="comment" label={word('remark')} />
      </CommandForm>
    </Dialog>
  );
}
