import { Button, Message } from 'semantic-ui-react';
import { Quote } from '../kit/feedback/FailureMessage.tsx';
import { useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { type Failure, failureKind } from '../kit/wire/failure.ts';
import styles from './check.module.css';
import { papersTexts } from './texts.ts';

/** No answer, or a refusal: why, in the server's words where it spoke, and another try where that may help. */
export function NotChecked({ failure, retry }: { failure: Failure; retry(): void }) {
  const t = useText(papersTexts);
  const kit = useText(kitTexts);
  const refused = failureKind(failure) === 'refused';
  const words = failure.fields.length > 0 ? failure.fields : [failure];
  return (
    <Message negative={refused} warning={!refused} visible className={styles['checkFailed']}>
      <Message.Header as="h2">{t('papers.check.failed')}</Message.Header>
      {words.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {!refused && (
        <>
          <Button type="button" onClick={retry}>
            {kit('kit.page.retry')}
          </Button>
          <Quote failure={failure} />
        </>
      )}
    </Message>
  );
}
