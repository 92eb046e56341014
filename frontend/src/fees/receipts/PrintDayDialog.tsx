import { receiptsList } from '@madrasah/events/fees';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded, NotFetched } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { usePrintMany } from './use-print.ts';

const AT_MOST = 5000;

interface Props {
  /** Which receipts, as the list was asked for them. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  onClose(): void;
}

/** Before a day's receipts are printed again: how many, and that each is counted as a reprint. */
export function PrintDayDialog({ asked, onClose }: Props) {
  const t = useText(feesTexts);
  const list = useQuery(receiptsList.question, { ...asked, limit: AT_MOST });
  const printer = usePrintMany();
  const standing = (list.data?.data ?? []).filter(({ reversed }) => !reversed);
  const before = standing.filter(({ printed }) => printed > 0).length;
  async function print() {
    await printer.print(standing.map(({ receiptId }) => receiptId));
    onClose();
  }
  return (
    <Dialog
      title={t('fees.printDay.title')}
      onClose={onClose}
      onConfirm={() => void print()}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('fees.printDay.leave')}
          </Button>
          <Button
            primary
            type="button"
            loading={printer.running}
            disabled={printer.running || standing.length === 0}
            onClick={() => void print()}
          >
            {t('fees.printDay.do')}
          </Button>
        </>
      }
    >
      {printer.failure && <NotFetched failure={printer.failure} />}
      <Loaded of={list} lines={2}>
        {() => (
          <>
            <p>{t('fees.printDay.count', { count: standing.length })}</p>
            {before > 0 && <p>{t('fees.printDay.again', { count: before })}</p>}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
