import { voucherCommands } from '@madrasah/events/vouchers';
import { useId } from 'react';
import { useField, useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useCommand } from '../../kit/calls/index.ts';
import { FailureMessage } from '../../kit/feedback/index.ts';
import { FileChooser } from '../../kit/files/index.ts';
import { acceptOf } from '../../kit/files/upload.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import styles from './write.module.css';

const MOST = 10;

const NONE: readonly string[] = [];

/** Bills of a voucher: each is kept as soon as it is chosen, and stands on the voucher when that is saved. */
export function Bills({ name = 'attachments' }: { readonly name?: string }) {
  const t = useText(vouchersTexts);
  const id = useId();
  const form = useForm();
  const { input } = useField<readonly string[]>(name, { subscription: { value: true }, allowNull: true });
  const attach = useCommand(voucherCommands.attachBill);
  const bills = input.value || NONE;
  const { upload } = voucherCommands.attachBill;
  async function keep(files: FileList | null) {
    const [file] = files ?? [];
    if (!file || !upload) return;
    const outcome = await attach.run({ [upload.field]: file });
    if (outcome.ok && outcome.answer.data) form.change(name, [...bills, outcome.answer.data.fileId]);
  }
  return (
    <fieldset className={styles['bills']}>
      <legend>{t('vouchers.page.bills')}</legend>
      {attach.failure && <FailureMessage failure={attach.failure} />}
      {bills.map((fileId, index) => (
        <span key={fileId} className="ui label">
          {t('vouchers.page.bill', { place: index + 1 })}
          <Button
            basic
            icon
            size="mini"
            type="button"
            aria-label={t('vouchers.page.dropBill', { place: index + 1 })}
            onClick={() =>
              form.change(
                name,
                bills.filter((other) => other !== fileId),
              )
            }
          >
            <Icon name="remove" />
          </Button>
        </span>
      ))}
      {bills.length < MOST && upload && (
        <FileChooser
          id={id}
          accept={acceptOf(upload)}
          aria-label={t('vouchers.page.bills')}
          disabled={attach.running}
          onFiles={(files) => void keep(files)}
        />
      )}
      <p className="hint">{t('vouchers.page.billsHint')}</p>
    </fieldset>
  );
}
