import { decisionsAt, requestStateId, signedIn } from '@madrasah/events/kernel';
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

const WAITING = requestStateId('waiting');

type Decision = 'approve' | 'reject' | 'withdraw';

const DIALOGS = { approve: ApproveDialog, reject: RejectDialog, withdraw: WithdrawDialog };

/** A request that somebody is about to decide. */
interface InHand {
  readonly request: Request;
  readonly as: Decision;
}

/**
 * The request in hand, and the dialog that asks about it.
 * @param withdrawing whether one’s own that waits can be withdrawn here
 */
export function useDecisions(withdrawing = true) {
  const [inHand, setInHand] = useState<InHand>();
  const Asking = DIALOGS[inHand?.as ?? 'reject'];
  const dialog = inHand && <Asking request={inHand.request} onClose={() => setInHand(undefined)} />;
  const own = useSelector(({ session }: RootState) => Number(session.user?.userId));
  const buttons = (request: Request) => {
    // That nobody approves his own is said once, where there is somebody else to do it.
    const why = request.asker.id === own && !request.mayReject ? null : request.mayNot;
    const mayWithdraw = withdrawing && request.asker.id === own && isWaiting(request);
    if (!request.mayReject && !mayWithdraw && why === null && request.mark === undefined) return null;
    return (
      <DecisionButtons
        request={{ ...request, mayNot: why }}
        mayWithdraw={mayWithdraw}
        onChosen={(as) => setInHand({ request, as })}
      />
    );
  };
  return { dialog, buttons };
}

/** A request of a list without states waits. */
const isWaiting = ({ state = WAITING }: Request) => state === WAITING;

interface ButtonsProps {
  readonly request: Request;
  /** It is his own, and waits. */
  readonly mayWithdraw: boolean;
  onChosen(as: Decision): void;
}

function DecisionButtons({ request, mayWithdraw, onChosen }: ButtonsProps) {
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
      {mayWithdraw && (
        <Button
          type="button"
          basic
          aria-label={label(t('approvals.do.withdraw'))}
          onClick={() => onChosen('withdraw')}
        >
          {t('approvals.do.withdraw')}
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

/** Asks before one takes his own request off the list. */
function WithdrawDialog({ request, onClose }: { readonly request: Request; onClose(): void }) {
  const t = useText(approvalsTexts);
  const { withdrawing } = decisionsAt(request.path, signedIn);
  return (
    <ConfirmDialog
      plain
      command={withdrawing}
      params={{ id: request.requestId }}
      title={t('approvals.do.withdrawAsk')}
      verb={t('approvals.do.withdraw')}
      onClose={onClose}
    >
      <AboutRequest request={request} />
      <p className="muted">{t('approvals.do.withdrawWhat')}</p>
    </ConfirmDialog>
  );
}
