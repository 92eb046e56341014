import type { waitingList } from '@madrasah/events/approvals';
import type { AnswerOf } from '@madrasah/events/kernel';
import { Message } from 'semantic-ui-react';
import { useText } from '../kit/text.ts';
import { approvalsTexts } from './texts.ts';

/** What waits too and is not the reader's to confirm, and why. */
export function Barred({ answer }: { readonly answer: AnswerOf<typeof waitingList> | undefined }) {
  const t = useText(approvalsTexts);
  return answer?.barred.map(({ why, count }) => (
    <Message key={why} info visible>
      {t('approvals.page.barred', { count })} {why}
    </Message>
  ));
}
