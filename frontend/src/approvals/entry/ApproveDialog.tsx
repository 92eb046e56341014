import { decisionsAt, type LookedAt, signedIn } from '@madrasah/events/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useCommand } from '../../kit/calls/index.ts';
import { ConfirmDialog, Dialog, FailureMessage, Skeleton } from '../../kit/feedback/index.ts';
import { DayText } from '../../kit/figures/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { AboutRequest } from '../AboutRequest.tsx';
import type { Request } from '../request.ts';
import { approvalsTexts } from '../texts.ts';
import { EntryShown } from './EntryShown.tsx';

interface Props {
  readonly request: Request;
  onClose(): void;
}

/** What approving would post now, looked at again whenever it has changed; what it was before that as well. */
function useLook({ path, requestId }: Request) {
  const { looking, approving } = useMemo(() => decisionsAt(path, signedIn), [path]);
  const { run, failure } = useCommand(looking);
  const [{ now, before }, setSeen] = useState<{ readonly now?: LookedAt; readonly before?: LookedAt }>({});
  const look = useCallback(async () => {
    const outcome = await run({}, { id: requestId });
    const found = outcome.ok ? outcome.answer.data : undefined;
    if (found) setSeen((known) => ({ now: found, ...(known.now ? { before: known.now } : {}) }));
  }, [run, requestId]);
  useEffect(() => void look(), [look]);
  return { approving, look, failure, now, before };
}

/** Asks before a request is approved, over the very entry that will be posted: only what was seen is posted. */
export function ApproveDialog({ request, onClose }: Props) {
  const t = useText(approvalsTexts);
  const word = useWord();
  const { approving, look, failure, now, before } = useLook(request);
  const was = before && before.seen !== now?.seen ? before.entry : undefined;
  if (failure) return <CannotDialog request={request} failure={failure} onClose={onClose} />;
  return (
    <ConfirmDialog
      command={approving}
      params={{ id: request.requestId }}
      body={{ seen: now?.seen }}
      held={!now}
      plain
      confirming
      title={t('approvals.do.approveAsk')}
      verb={t('approvals.do.approveVerb')}
      onClose={onClose}
      onRefused={({ code }) => void (code === 'approval.changed' && look())}
    >
      <AboutRequest request={request}>
        {now && (
          <>
            <dt>{word('day')}</dt>
            <dd>
              <DayText on={now.entry.on} />
              {was && was.on !== now.entry.on && (
                <s>
                  {' '}
                  <DayText on={was.on} />
                </s>
              )}
            </dd>
          </>
        )}
      </AboutRequest>
      {!now && <Skeleton lines={4} />}
      {now && <EntryShown entry={now.entry} was={was} />}
    </ConfirmDialog>
  );
}

/** Says why it cannot be approved as it stands. */
function CannotDialog({ request, failure, onClose }: Props & { readonly failure: Failure }) {
  const t = useText(approvalsTexts);
  return (
    <Dialog
      title={t('approvals.do.cannot')}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('approvals.do.close')} <kbd className="not-phone">Esc</kbd>
        </Button>
      }
    >
      <FailureMessage failure={failure} />
      <AboutRequest request={request} />
    </Dialog>
  );
}
