import { feeCommands, feeQueries, type Receipt } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import look from './receipts.module.css';

const KINDS = ['correction', 'refund', 'dishonoured'] as const;

interface Props {
  readonly receiptId: number;
  readonly receiptNo: number;
  onClose(): void;
}

/** Before a receipt is taken back: what will be owed again, where the money leaves from, and why. */
export function CancelDialog({ receiptId, receiptNo, onClose }: Props) {
  const t = useText(feesTexts);
  const receipt = useQuery(feeQueries.receipt, { id: receiptId });
  const [kind, setKind] = useState<(typeof KINDS)[number]>('correction');
  const name = useId();
  const isFamily = (receipt.data?.data.students.length ?? 0) > 1;
  return (
    <ConfirmDialog
      command={isFamily ? feeCommands.reverseFamilyReceipt : feeCommands.reverseCollection}
      params={{ id: receiptId }}
      body={kind === 'correction' ? {} : { kind }}
      title={t('fees.receipt.cancelAsk', { number: receiptNo })}
      verb={t('fees.receipt.cancel')}
      onClose={onClose}
    >
      <p>
        {t('fees.receipt.cancelWhat', { number: receiptNo })} {isFamily && t('fees.family.undo')}
      </p>
      <Loaded of={receipt}>{({ data }) => <DueAgain of={data} />}</Loaded>
      <fieldset className={look['kinds']}>
        <legend>{t('fees.receipt.kind')}</legend>
        {KINDS.map((one) => (
          <div key={one} className="ui radio checkbox">
            <input
              type="radio"
              id={`${name}-${one}`}
              name={name}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            <label htmlFor={`${name}-${one}`}>{t(`fees.receipt.${one}`)}</label>
          </div>
        ))}
      </fieldset>
      {kind === 'correction' && <p className="muted">{t('fees.awaited.will')}</p>}
    </ConfirmDialog>
  );
}

function DueAgain({ of }: { readonly of: Receipt }) {
  const t = useText(feesTexts);
  const word = useWord();
  return (
    <table className="plain-rows">
      <thead>
        <tr>
          <th scope="col">
            {t('fees.receipt.dueAgain')} · {of.students.map((student) => student.StudentName).join(', ')}
          </th>
          <th scope="col" className="num">
            {word('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.fees.map((row) => (
          <tr key={row.itemId}>
            <td>
              {row.SlName} <span className="muted small">{row.MonthName}</span>
            </td>
            <td className="num">
              <Money taka={(paisaOf(row.deposit) + paisaOf(row.deduction)) / 100} />
            </td>
          </tr>
        ))}
        {of.advance > 0 && (
          <tr>
            <td>{t('fees.receipt.advanceGone')}</td>
            <td className="num">
              <Money taka={of.advance} />
            </td>
          </tr>
        )}
        <tr>
          <td className="strong">{t('fees.receipt.moneyOut', { account: of.AccountName })}</td>
          <td className="num strong">
            <Money taka={of.total} zero="figure" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
