import type { waitingList } from '@madrasah/events/approvals';
import { decisionsAt, type RowOf, signedIn } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { Digits, Money } from '../kit/figures/index.ts';
import { useText } from '../kit/text.ts';
import { approvalsTexts } from './texts.ts';

/** A request as both lists have it. */
export type Request = Pick<
  RowOf<typeof waitingList>,
  | 'requestId'
  | 'path'
  | 'text'
  | 'amount'
  | 'reason'
  | 'asker'
  | 'why'
  | 'mayDecide'
  | 'mayNot'
  | 'UserCode'
  | 'StudentName'
>;
export type Decision = 'approve' | 'reject';

/** A request that somebody is about to decide. */
export interface InHand {
  readonly request: Request;
  readonly as: Decision;
}

/** The request in hand, and the dialog that asks about it. */
export function useDecisions() {
  const [inHand, setInHand] = useState<InHand>();
  const dialog = inHand && <DecisionDialog {...inHand} onClose={() => setInHand(undefined)} />;
  const buttons = (request: Request) =>
    request.mayDecide ? (
      <DecisionButtons request={request} onChosen={(as) => setInHand({ request, as })} />
    ) : (
      request.mayNot !== null && <span className="muted">{request.mayNot}</span>
    );
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
      <Button
        type="button"
        basic
        aria-label={label(t('approvals.do.approve'))}
        onClick={() => onChosen('approve')}
      >
        {t('approvals.do.approve')}
      </Button>
      <Button
        type="button"
        basic
        negative
        aria-label={label(t('approvals.do.reject'))}
        onClick={() => onChosen('reject')}
      >
        {t('approvals.do.reject')}
      </Button>
    </>
  );
}

/** Asks before a request is approved or rejected, and says what comes of it. */
function DecisionDialog({ request, as, onClose }: InHand & { onClose(): void }) {
  const t = useText(approvalsTexts);
  const { approving, rejecting } = decisionsAt(request.path, signedIn);
  const { text, UserCode, StudentName, amount, reason, asker, why } = request;
  return (
    <ConfirmDialog
      command={as === 'approve' ? approving : rejecting}
      params={{ id: request.requestId }}
      plain={as === 'approve'}
      confirming={as === 'approve'}
      title={t(`approvals.do.${as}Ask`)}
      verb={t(`approvals.do.${as}Verb`)}
      onClose={onClose}
    >
      <p>
        <strong>{text}</strong>
        {UserCode !== undefined && (
          <>
            <br />
            {StudentName} · <Digits of={UserCode} />
          </>
        )}
      </p>
      <dl className="facts">
        <dt>{t('approvals.do.sum')}</dt>
        <dd>
          <Money taka={amount} zero="figure" />
        </dd>
        <dt>{t('approvals.do.reason')}</dt>
        <dd>{reason}</dd>
        <dt>{t('approvals.do.asker')}</dt>
        <dd>{asker.name}</dd>
      </dl>
      {why !== undefined && <p>{why}</p>}
      <p className="muted">{t(`approvals.do.${as}What`)}</p>
    </ConfirmDialog>
  );
}
