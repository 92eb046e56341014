import { decisionsAt, signedIn } from '@madrasah/events/kernel';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import type { RootState } from '../kit/store.ts';
import { useText } from '../kit/text.ts';
import { AboutRequest } from './AboutRequest.tsx';
import styles from './approvals.module.css';
import { ApproveDialog } from './entry/ApproveDialog.tsx';
import type { Request } from './request.ts';
import { approvalsTexts } from './texts.ts';

type Decision = 'approve' | 'reject';

/** A request that somebody is about to decide. */
interface InHand {
  readonly request: Request;
  readonly as: Decision;
}

/** The request in hand, and the dialog that asks about it. */
export function useDecisions() {
  const [inHand, setInHand] = useState<InHand>();
  const Asking = inHand?.as === 'approve' ? ApproveDialog : RejectDialog;
  const dialog = inHand && <Asking request={inHand.request} onClose={() => setInHand(undefined)} />;
  const own = useSelector(({ session }: RootState) => Number(session.user?.userId));
  const buttons = (request: Request) => {
    // That nobody approves his own is said once, where there is somebody else to do it.
    const why = request.asker.id === own && !request.mayReject ? null : request.mayNot;
    if (!request.mayReject && why === null && request.mark === undefined) return null;
    return (
      <DecisionButtons request={{ ...request, mayNot: why }} onChosen={(as) => setInHand({ request, as })} />
    );
  };
  return { dialog, buttons };
}

interface ButtonsProps {
  readonly request: Request;
  onChosen(as: Decision): void;
}

function DecisionButtons({ request, onChosen }: ButtonsProps) {
  const t = useText(approvalsTexts);
  const label = (verb: string) => `${verb}: ${request.text}`;
  return (
    <>
      {request.mayNot !== null && <span className={`muted ${styles['note']}`}>{request.mayNot}</span>}
      {request.mark !== undefined && <strong className={`small ${styles['note']}`}>{request.mark}</strong>}
      {request.mayDecide && (
        <Button
          type="button"
          basic
          aria-label={label(t('approvals.do.approve'))}
          onClick={() => onChosen('approve')}
        >
          {t('approvals.do.approve')}
        </Button>
      )}
      {request.mayReject && (
        <Button
          type="button"
          basic
          negative
          aria-label={label(t('approvals.do.reject'))}
          onClick={() => onChosen('reject')}
        >
          {t('approvals.do.reject')}
        </Button>
      )}
    </>
  );
}

/** Asks before a request is rejected, and says what comes of it. */
function RejectDialog({ request, onClose }: { readonly request: Request; onClose(): void }) {
  const t = useText(approvalsTexts);
  const { rejecting } = decisionsAt(request.path, signedIn);
  return (
    <ConfirmDialog
      command={rejecting}
      params={{ id: request.requestId }}
      title={t('approvals.do.rejectAsk')}
      verb={t('approvals.do.rejectVerb')}
      onClose={onClose}
    >
      <AboutRequest request={request} />
      <p className="muted">{t('approvals.do.rejectWhat')}</p>
    </ConfirmDialog>
  );
}
