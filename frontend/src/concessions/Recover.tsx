import { recoverWrittenOff } from '@madrasah/events/concessions';
import { requestStateId } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import type { RequestRow } from '../approvals/index.ts';
import { useBoxes } from '../fees/index.ts';
import { AskedDialog } from '../kit/asked/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

/** Of a due that was written off: money for it has come after all. */
export function Recover({ request }: { readonly request: RequestRow }) {
  const t = useText(concessionsTexts);
  const may = useMay('fee_collection', 'insert');
  const [open, setOpen] = useState(false);
  if (!may || request.state !== requestStateId('approved')) return null;
  return (
    <>
      <Button
        type="button"
        basic
        aria-label={`${t('concessions.recover.open')}: ${request.text}`}
        onClick={() => setOpen(true)}
      >
        {t('concessions.recover.open')}
      </Button>
      {open && <RecoverDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The request's number is the write-off's. */
function RecoverDialog({ request, onClose }: { readonly request: RequestRow; onClose(): void }) {
  const t = useText(concessionsTexts);
  const { accounts, ready } = useBoxes();
  if (!ready) return null;
  return (
    <AskedDialog
      title={t('concessions.recover.title')}
      says={
        <>
          <p>
            <strong>{request.text}</strong> {request.StudentName}
          </p>
          <p className="muted">{t('concessions.recover.what')}</p>
        </>
      }
      command={recoverWrittenOff}
      params={{ id: request.requestId }}
      initialValues={{ amount: String(request.amount), Account: accounts[0]?.SLID }}
      onPage={{ Account: { options: asChoices(accounts, 'SLID', 'SlName') } }}
      save={t('concessions.recover.save')}
      onClose={onClose}
    />
  );
}
