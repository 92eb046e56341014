import { type confirmationsList, duesCommands } from '@madrasah/events/dues';
import type { RowOf } from '@madrasah/events/kernel';
import { Dialog } from '../../kit/feedback/index.ts';
import { MoneyField, RadioField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
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
  const word = useWord();
  const due = Math.round(of.due * 100);
  return (
    <Dialog title={t('dues.confirm.replyOf', { name: of.StudentName })} onClose={onClose}>
      <p>{t('dues.confirm.told', { day: asOf, due })}</p>
      <CommandForm
        command={duesCommands.recordDuesReply}
        initialValues={{ agrees: 1 }}
        toBody={(values) => ({ ...values, AdmissionID: of.AdmissionID, asOf })}
        save={t('dues.confirm.save')}
        onDone={onClose}
        onClose={onClose}
      >
        {({ values }) => (
          <>
            <RadioField
              name="agrees"
              label={word('reply')}
              options={[
                { value: 1, label: word('replyAgrees') },
                { value: 0, label: word('replyDiffers') },
              ]}
            />
            {Number(values['agrees']) === 0 && <MoneyField name="says" label={word('guardianSays')} />}
            <TextField name="remark" label={word('remark')} />
          </>
        )}
      </CommandForm>
    </Dialog>
  );
}
