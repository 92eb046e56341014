import { Message } from 'semantic-ui-react';
import { frameTexts } from '../frame/texts.ts';
import { useLanguage, useText } from '../text.ts';
import type { Failure } from '../wire/failure.ts';
import { Quote } from './FailureMessage.tsx';
import { useFailure } from './use-failure.ts';

/** What was asked for did not come; nothing was to be recorded, so nothing is in doubt. */
export function NotFetched({ failure }: { readonly failure: Failure }) {
  const t = useText(frameTexts);
  const language = useLanguage();
  const { message } = useFailure(failure);
  return (
    <Message warning visible role="alert" className="not-fetched">
      <Message.Header>{failure.failed?.[language] ?? t('kit.call.notFetched')}</Message.Header>
      {message}
      <Quote failure={failure} />
    </Message>
  );
}
