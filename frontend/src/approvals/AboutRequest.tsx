import type { ReactNode } from 'react';
import { Message } from 'semantic-ui-react';
import { Digits } from '../kit/figures/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { amountShown } from './amount.tsx';
import type { Request } from './request.ts';
import { approvalsTexts } from './texts.ts';

interface Props {
  readonly request: Request;
  /** More of it, as terms and what they are, before who asked. */
  readonly children?: ReactNode;
}

/** What was asked for: of whom, how much, why and by whom. */
export function AboutRequest({ request, children }: Props) {
  const t = useText(approvalsTexts);
  const word = useWord();
  const { text, UserCode, StudentName, reason, payee, witness, asker, why, mark } = request;
  const amount = amountShown(request);
  return (
    <>
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
        {amount && (
          <>
            <dt>{t('approvals.do.sum')}</dt>
            <dd>{amount}</dd>
          </>
        )}
        {children}
        {payee !== undefined && (
          <>
            <dt>{word('payee')}</dt>
            <dd>{payee}</dd>
          </>
        )}
        {witness !== undefined && (
          <>
            <dt>{t('approvals.do.witness')}</dt>
            <dd>{witness}</dd>
          </>
        )}
        <dt>{t('approvals.do.reason')}</dt>
        <dd>{reason}</dd>
        <dt>{t('approvals.do.asker')}</dt>
        <dd>{asker.name}</dd>
      </dl>
      {why !== undefined && <p>{why}</p>}
      {mark !== undefined && (
        <Message warning visible>
          {t('approvals.do.marked')} {mark}
        </Message>
      )}
    </>
  );
}
