import { dhakaDay } from '@madrasah/events/kernel';
import { DIRECTION } from '@madrasah/events/ledger';
import { type Voucher, voucherCommands } from '@madrasah/events/vouchers';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';

export type Doing = 'reverse' | 'clear' | 'bounce';

interface Props {
  readonly voucher: Voucher;
  readonly doing: Doing;
  onClose(): void;
}

/** Before a voucher is taken back or its cheque is settled: what follows, head by head, and why. */
export function Consequence({ voucher, doing, onClose }: Props) {
  const t = useText(vouchersTexts);
  const { voucherId, shown, chequeNo } = voucher;
  const params = { id: voucherId };
  const on = dhakaDay(new Date());
  if (doing === 'clear')
    return (
      <ConfirmDialog
        command={voucherCommands.settleCheque}
        params={params}
        body={{ state: 'cleared', on }}
        plain
        title={t('vouchers.page.clearAsk', { number: chequeNo })}
        verb={t('vouchers.page.clearCheque')}
        onClose={onClose}
      >
        <p>{t('vouchers.page.clearWhat')}</p>
      </ConfirmDialog>
    );
  const bounced = doing === 'bounce';
  return (
    <ConfirmDialog
      command={bounced ? voucherCommands.settleCheque : voucherCommands.reverseVoucher}
      params={params}
      body={bounced ? { state: 'bounced', on } : {}}
      title={
        bounced
          ? t('vouchers.page.bounceAsk', { number: chequeNo })
          : t('vouchers.page.reverseAsk', { number: shown })
      }
      verb={t(bounced ? 'vouchers.page.bounceCheque' : 'vouchers.page.reverse')}
      onClose={onClose}
    >
      <p>{t(bounced ? 'vouchers.page.bounceWhat' : 'vouchers.page.reverseWhat')}</p>
      <Mirror voucher={voucher} />
    </ConfirmDialog>
  );
}

function Mirror({ voucher }: { readonly voucher: Voucher }) {
  const t = useText(vouchersTexts);
  const inwards = voucher.CAID === DIRECTION.in;
  return (
    <table className="plain-rows">
      <tbody>
        {voucher.lines.map(({ SLID, SlName, Amount }) => (
          <tr key={SLID}>
            <td>{SlName}</td>
            <td className="num">
              <Money taka={-Amount} />
            </td>
          </tr>
        ))}
        <tr>
          <td className="strong">
            {t(inwards ? 'vouchers.page.goesOut' : 'vouchers.page.comesBack', {
              account: voucher.AccountName,
            })}
          </td>
          <td className="num strong">
            <Money taka={voucher.total} zero="figure" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
