import { dayInWords } from '@madrasah/events/kernel';
import {
  type Reconciliation,
  reconciliationCommands,
  reconciliationQueries,
  unlockStatement,
} from '@madrasah/events/reconciliation';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../kit/feedback/index.ts';
import { DayText } from '../../kit/figures/index.ts';
import { PaperFiles } from '../../kit/report/PaperFiles.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import { Sums } from './Sums.tsx';
import { TwoSides } from './TwoSides.tsx';

/** A bank's statement beside the books: matched, left, open, until nothing is apart; then it is closed. */
export default function ReconciliationPage() {
  const id = Number(useParams()['id']);
  const reconciliation = useQuery(reconciliationQueries.reconciliation, { id });
  return (
    <Page
      actions={
        <PaperFiles path={`/api/accounts/reconciliations/${id}`} query={{}} name={`reconciliation-${id}`} />
      }
    >
      <Loaded of={reconciliation} lines={10}>
        {({ data }) => (
          <>
            <Segment>
              <h2 className="ui small header">{data.AccountName}</h2>
              <p>
                <DayText on={data.from} /> – <DayText on={data.to} />
              </p>
              <Sums of={data} />
              <Closing of={data} />
            </Segment>
            <TwoSides key={data.state} of={data} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Asked = 'lock' | 'remove' | 'reopen';

/** Closing it, taking it away, asking to open it again. */
function Closing({ of }: { readonly of: Reconciliation }) {
  const t = useText(reconciliationTexts);
  const [asked, setAsked] = useState<Asked>();
  const may = {
    lock: useMay('reconciliation', 'edit') && of.state === 'open',
    remove: useMay('reconciliation', 'delete') && of.state === 'open',
    reopen: useMay('reconciliation', 'insert') && of.state === 'locked' && of.isLast,
  };
  const words = {
    lock: t('reconciliation.lock.do'),
    remove: t('reconciliation.one.remove'),
    reopen: t('reconciliation.lock.reopen'),
  };
  const ready = of.difference === 0 && of.lines.every(({ state }) => state !== 'open');
  return (
    <>
      {of.lockedBy && <p>{t('reconciliation.lock.by', { name: of.lockedBy.name })}</p>}
      <div className="row">
        {may.lock && (
          <Button type="button" primary={ready} basic={!ready} onClick={() => setAsked('lock')}>
            {words.lock}
          </Button>
        )}
        {may.remove && (
          <Button type="button" basic onClick={() => setAsked('remove')}>
            {words.remove}
          </Button>
        )}
        {may.reopen && (
          <Button type="button" basic onClick={() => setAsked('reopen')}>
            {words.reopen}
          </Button>
        )}
      </div>
      {asked && <Asking of={of} asked={asked} title={words[asked]} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface AskingProps {
  readonly of: Reconciliation;
  readonly asked: Asked;
  readonly title: string;
  onClose(): void;
}

function Asking({ of, asked, title, onClose }: AskingProps) {
  const t = useText(reconciliationTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { id } = of;
  if (asked === 'reopen')
    return (
      <ConfirmDialog
        command={unlockStatement}
        body={{ statement: id }}
        title={title}
        verb={t('reconciliation.lock.reopenVerb')}
        onClose={onClose}
      >
        <p>{t('reconciliation.lock.reopenWhat')}</p>
      </ConfirmDialog>
    );
  const locking = asked === 'lock';
  return (
    <ConfirmDialog
      command={locking ? reconciliationCommands.lock : reconciliationCommands.withdrawStatement}
      params={{ id }}
      plain
      confirming={locking}
      title={title}
      verb={title}
      onClose={onClose}
      onDone={() => locking || navigate('/accounting/reconciliation')}
    >
      <p>
        {locking
          ? t('reconciliation.lock.what', { day: dayInWords(of.to, language) })
          : t('reconciliation.one.removeWhat')}
      </p>
    </ConfirmDialog>
  );
}
