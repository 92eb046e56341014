import { type ReactNode, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { Message } from 'semantic-ui-react';
import { frameTexts } from '../frame/texts.ts';
import type { RootState } from '../state.ts';
import { useLanguage, useText } from '../text.ts';
import { type Failure, failureKind, isOfNobody } from '../wire/failure.ts';

interface Props {
  readonly failure: Failure;
  readonly children?: ReactNode;
}

/**
 * A command that was not accepted: what happened, and what is known of what was sent. Nothing while the question for the
 * password stands above it, which says the same in its own words.
 */
export function FailureMessage({ failure, children }: Props) {
  const t = useText(frameTexts);
  const language = useLanguage();
  const kind = failureKind(failure);
  const reused = failure.code === 'key.reused';
  const isNot = reused || kind === 'unknown' ? undefined : failure.failed; // it may have come about all the same
  const id = useId();
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' }); // newer browsers return a promise: no clean-up
  }, [id]);
  const isAskedAgain = useSelector(({ session }: RootState) => session.phase === 'interrupted');
  if (isAskedAgain && isOfNobody(failure)) return null;
  return (
    <Message
      id={id}
      className="failure-place"
      negative={kind === 'refused'}
      warning={kind !== 'refused'}
      visible
      role="alert"
    >
      <Message.Header>
        {isNot?.[language] ?? t(reused ? 'kit.call.recordedBefore' : `kit.call.${kind}`)}
      </Message.Header>
      {reused ? t('kit.call.recordedBeforeWhat') : failure.message}
      {kind !== 'refused' && <> {t(`kit.call.${kind}Safe`)}</>}
      {children}
      {kind !== 'refused' && <Quote failure={failure} />}
    </Message>
  );
}

/** The number to say on the telephone. */
export function Quote({ failure }: { failure: Failure }) {
  const t = useText(frameTexts);
  if (!failure.quote) return null;
  return (
    <div className="small">
      {t('kit.call.quote')} <span lang="en">{failure.quote}</span>
    </div>
  );
}
