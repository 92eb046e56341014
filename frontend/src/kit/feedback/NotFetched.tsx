import { Message } from 'semantic-ui-react';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Failure } from '../wire/failure.ts';
import { Quote } from './FailureMessage.tsx';

/** What was asked for did not come; nothing was to be recorded, so nothing is in doubt. */
export function NotFetched({ failure }: { readonly failure: Failure }) {
  const t = useText(kitTexts);
  return (
    <Message warning visible role="alert" className="not-fetched">
      <Message.Header>{t('kit.call.notFetched')}</Message.Header>
      {failure.message}
      <Quote failure={failure} />
    </Message>
  );
}
