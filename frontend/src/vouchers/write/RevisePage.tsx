import { voucherCommands, voucherQueries } from '@madrasah/events/vouchers';
import { useNavigate, useParams } from 'react-router-dom';
import { Message, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import { VoucherForm } from './VoucherForm.tsx';
import { asTyped } from './written.ts';

/** A voucher written anew under its number. */
export default function RevisePage() {
  const t = useText(vouchersTexts);
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  const voucher = useQuery(voucherQueries.voucher, { id });
  const back = () => navigate(`/accounting/vouchers/${id}`);
  const number = voucher.data?.data.shown;
  return (
    <Page
      title={number === undefined ? undefined : t('vouchers.page.reviseTitle', { number })}
      path={[{ name: t('vouchers.page.all'), to: '/accounting/vouchers' }]}
    >
      <Loaded of={voucher} lines={8}>
        {({ data }) => (
          <Segment>
            <Message info visible>
              {t('vouchers.page.reviseWhat')}
            </Message>
            <VoucherForm
              command={voucherCommands.reviseVoucher}
              params={{ id }}
              of={id}
              initial={asTyped(data)}
              version={data.edition}
              revising
              onClose={back}
              onDone={({ data: told }) => {
                // Of another accounting year, another voucher stands in its place; what waits is shown on this one.
                const { voucherId = id } = (told ?? {}) as { readonly voucherId?: number };
                navigate(`/accounting/vouchers/${voucherId}`);
              }}
            />
          </Segment>
        )}
      </Loaded>
    </Page>
  );
}
