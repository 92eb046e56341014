import { type confirmationsList, duesCommands } from '@madrasah/events/dues';
import type { RowOf } from '@madrasah/events/kernel';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useText } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

export type Confirmation = RowOf<typeof confirmationsList>;

interface Props {
  readonly of: Confirmation;
  /** The day of the letter. */
  readonly asOf: string;
  onClose(): void;
}

/** What a guardian answered to the letter: that it is right, or another sum. */
export function ReplyDialog({ of, asOf, onClose }: Props) {
  const t = useText(duesTexts);
  const due = Math.round(of.due * 100);
  return (
    <AskedDialog
      title={t('dues.confirm.replyOf', { name: of.StudentName })}
      says={t('dues.confirm.told', { day: asOf, due })}
      command={duesCommands.recordDuesReply}
      toBody={(values) => ({ ...values, AdmissionID: of.AdmissionID, asOf })}
      onPage={({ agrees }) => ({ says: { hidden: Number(agrees) !== 0 } })}
      save={t('dues.confirm.save')}
      onClose={onClose}
    />
  );
}
