import type { PaperDocument } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { usePapers, useQuery } from '../kit/calls/index.ts';
import { Dialog, Loaded, NotFetched } from '../kit/feedback/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { PaperDesk } from '../kit/report/index.ts';
import { useText } from '../kit/text.ts';
import type { Answering, QueryParams } from '../kit/wire/definitions.ts';
import { vouchersTexts } from './texts.ts';

export type PaperQuestion<Q> = Answering<{ readonly data: PaperDocument }, Q>;

interface Props<Q> {
  readonly title: string;
  readonly question: PaperQuestion<Q>;
  readonly asked: QueryParams<Q>;
  /** Where its PDF stands, and what the file is called. */
  readonly pdf: string;
  readonly file: string;
  /** It came out of the printer. */
  readonly onPrinted?: () => void;
  /** What else may be done with what it is the paper of. */
  readonly buttons?: ReactNode;
  onClose(): void;
}

/** The paper of an entry as it comes out of the printer, over the list it was opened from. */
export function PaperDialog<Q>({ title, question, asked, pdf, file, buttons, onPrinted, onClose }: Props<Q>) {
  const t = useText(vouchersTexts);
  const papers = usePapers();
  const paper = useQuery(question, asked);
  const print = async () => {
    if (await papers.print(pdf, file)) onPrinted?.();
  };
  return (
    <Dialog
      size="large"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('vouchers.page.close')} <kbd className="not-phone">Esc</kbd>
          </Button>
          {buttons}
          <Button
            primary
            type="button"
            aria-disabled={papers.running || undefined}
            onClick={() => papers.running || void print()}
          >
            <Icon name="print" />
            {t('vouchers.page.print')}
          </Button>
        </>
      }
    >
      {papers.failure && <NotFetched failure={papers.failure} />}
      <Loaded of={paper} lines={8}>
        {({ data }) => <PaperDesk document={data} />}
      </Loaded>
    </Dialog>
  );
}
