import type { ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import type { QueryResult } from '../calls/use-query.ts';
import { frameTexts } from '../frame/texts.ts';
import { useLanguage, useText } from '../text.ts';
import type { Failure } from '../wire/failure.ts';
import { Quote } from './FailureMessage.tsx';
import { SlowWord, useSlow } from './Slow.tsx';

interface EmptyProps {
  /** What is missing. */
  readonly title: string;
  /** Why, and what to do next. */
  readonly text?: string;
  /** The button that does it. */
  readonly action?: ReactNode;
  /** Nothing is missing: that there is none is how it should be. */
  readonly fine?: boolean;
}

/** Nothing to show, and what to do about it. */
export function Empty({ title, text, action, fine }: EmptyProps) {
  return (
    <div className="empty" {...(fine && { 'data-fine': '' })}>
      <svg viewBox="0 0 72 72" fill="none" stroke="#868f8a" strokeWidth="2" aria-hidden="true">
        <rect x="14" y="10" width="44" height="54" rx="3" />
        <path d="M24 24h24M24 34h24M24 44h14" />
      </svg>
      <h2 className="ui header">{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}

/** An answer did not come: what is safe, another try, a number to quote. */
export function Failed({ error, retry }: { error: Failure; retry(): void }) {
  const t = useText(frameTexts);
  const language = useLanguage();
  return (
    <div className="empty" role="alert">
      <svg viewBox="0 0 72 72" fill="none" stroke="#a8201a" strokeWidth="2" aria-hidden="true">
        <path d="M36 12 64 60H8z" strokeLinejoin="round" />
        <path d="M36 28v16M36 50v3" />
      </svg>
      <h2 className="ui header">{error.failed?.[language] ?? t('kit.call.notFetched')}</h2>
      <p>{error.message}</p>
      <div className="row">
        <Button type="button" onClick={retry}>
          {t('kit.page.retry')}
        </Button>
      </div>
      <Quote failure={error} />
    </div>
  );
}

const WIDTHS = ['medium', 'long', 'short', 'full'];

/** Grey bars where the text will stand; a word over them when it takes long. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useText(frameTexts);
  const slow = useSlow();
  return (
    <>
      {slow && <SlowWord />}
      <div className="ui placeholder" role="status" aria-label={t('kit.page.loading')}>
        {[...Array(lines).keys()].map((line) => (
          <div key={line} className={`${WIDTHS[line % WIDTHS.length]} line`} />
        ))}
      </div>
    </>
  );
}

interface LoadedProps<Answer> {
  readonly of: QueryResult<Answer>;
  readonly lines?: number;
  children(answer: Answer): ReactNode;
}

/** What is shown once the answer is there; until then bars, or why it does not come. */
export function Loaded<Answer>({ of, lines, children }: LoadedProps<Answer>) {
  if (of.data !== undefined) return <>{children(of.data)}</>;
  if (of.status === 'failed' && of.error) return <Failed error={of.error} retry={of.refetch} />;
  return <Skeleton lines={lines} />;
}
