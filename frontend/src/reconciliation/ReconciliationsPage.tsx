import { bankStatementsList, reconciliationCommands } from '@madrasah/events/reconciliation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useMoneyAccounts } from '../closing/index.ts';
import { AskedForm } from '../kit/asked/index.ts';
import { ListFiles, ListTable, useListing } from '../kit/list/defined/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useText } from '../kit/text.ts';
import styles from './one/one.module.css';
import { TakeFile } from './TakeFile.tsx';
import { reconciliationTexts } from './texts.ts';
import { Which } from './Which.tsx';

const { takeQuietStatement } = reconciliationCommands;

/** Statements of banks and wallets: those that were taken in, and taking in the next. */
export default function ReconciliationsPage() {
  const t = useText(reconciliationTexts);
  const may = useMay('reconciliation', 'insert');
  const listing = useListing(bankStatementsList, { filters: [], ask: () => ({}) });
  return (
    <Page actions={<ListFiles listing={listing} />}>
      {may && <TakeForm />}
      <Segment className="flush">
        <ListTable
          listing={listing}
          rowKey={({ id }) => id}
          to={({ id }) => `/accounting/reconciliation/${id}`}
          empty={{
            title: t('reconciliation.list.none'),
            text: t('reconciliation.list.noneText'),
            fine: true,
          }}
        />
      </Segment>
    </Page>
  );
}

function TakeForm() {
  const t = useText(reconciliationTexts);
  const navigate = useNavigate();
  const [isQuiet, setQuiet] = useState(false);
  const banks = useMoneyAccounts('reconciled');
  const show = ({ id }: { readonly id?: number | undefined }) => navigate(`/accounting/reconciliation/${id}`);
  if (banks?.length === 0) return null; // the list below says it, and leads there
  return (
    <Segment>
      <h2 className="ui small header">{t('reconciliation.take.title')}</h2>
      <TakeFile banks={banks ?? []} />
      <details className={styles['quiet']} onToggle={({ currentTarget }) => setQuiet(currentTarget.open)}>
        <summary>{t('reconciliation.quiet.open')}</summary>
        {isQuiet && (
          <>
            <p className="muted">{t('reconciliation.quiet.what')}</p>
            <AskedForm
              command={takeQuietStatement}
              quiet
              stays="all"
              save={t('reconciliation.quiet.save')}
              onDone={show}
              says={<Which banks={banks ?? []} />}
              grid={styles['form']}
            />
          </>
        )}
      </details>
    </Segment>
  );
}
