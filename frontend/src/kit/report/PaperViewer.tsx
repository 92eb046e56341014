import { Button } from 'semantic-ui-react';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { PaperDocument } from './document.ts';
import { Paper } from './Paper.tsx';
import { usePapers } from './paper.ts';
import { printPaper } from './print.ts';
import './paper.css';
import { ScrollBox } from '../layout/ScrollBox.tsx';

interface Props {
  readonly document: PaperDocument;
  /** The name of the printed file; the title where absent. */
  readonly name?: string;
  /** Where the server prints the same document. */
  readonly pdf?: string;
  readonly xlsx?: string;
}

/** A paper on the screen, with its buttons: the preview is the paper. */
export function PaperViewer({ document: paper, name = paper.title, pdf, xlsx }: Props) {
  const t = useText(kitTexts);
  const papers = usePapers();
  return (
    <div className="viewer">
      <div className="row viewer-bar no-print">
        <Button primary type="button" onClick={() => printPaper(name)}>
          <Icon name="print" />
          {t('kit.paper.print')}
        </Button>
        {pdf && (
          <Button type="button" disabled={papers.running} onClick={() => papers.open(pdf)}>
            {t('kit.paper.pdf')}
          </Button>
        )}
        {xlsx && (
          <Button type="button" disabled={papers.running} onClick={() => papers.save(xlsx, `${name}.xlsx`)}>
            <Icon name="download" />
            {t('kit.paper.excel')}
          </Button>
        )}
      </div>
      {papers.failure && <FailureMessage failure={papers.failure} />}
      <ScrollBox className="viewer-desk" label={paper.title}>
        <Paper document={paper} />
      </ScrollBox>
    </div>
  );
}
