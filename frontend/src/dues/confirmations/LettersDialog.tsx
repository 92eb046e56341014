import { confirmationsList, duesCommands, duesLetters, LETTERS_AT_ONCE } from '@madrasah/events/dues';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useCommand, usePapers, useQuery } from '../../kit/calls/index.ts';
import { Dialog, FailureMessage, Loaded, NotFetched } from '../../kit/feedback/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { addressOf } from '../../kit/wire/definitions.ts';
import { duesTexts } from '../texts.ts';
import type { Confirmation } from './ReplyDialog.tsx';

interface Props {
  /** Whom the page shows, without their replies: a letter goes to all who owe. */
  readonly asked: Readonly<Record<string, string | number | undefined>>;
  /** The day of the letters. */
  readonly asOf: string;
  /** The letter of one alone. */
  readonly one?: Confirmation | undefined;
  onClose(): void;
}

/** Before letters of dues are printed: how many, how many again, and that each printing is written down. */
export function LettersDialog({ asked, asOf, one, onClose }: Props) {
  const t = useText(duesTexts);
  const word = useWord();
  const list = useQuery(
    confirmationsList.question,
    one ? undefined : { ...asked, asOf, limit: LETTERS_AT_ONCE },
  );
  const papers = usePapers();
  const { run, running, failure } = useCommand(duesCommands.recordLettersPrinted);
  const [perPage, setPerPage] = useState<1 | 2>(1);
  const owing = (one ? [one] : (list.data?.data ?? [])).filter(({ due }) => due > 0);
  const before = owing.filter(({ letterOn }) => letterOn).length;
  const busy = papers.running || running;
  async function print() {
    if (busy || owing.length === 0) return;
    const more = { perPage, ...(one ? { AdmissionID: one.AdmissionID } : {}) };
    const address = addressOf(duesLetters, { ...asked, asOf, ...more });
    if (!(await papers.print(address, `${word('duesConfirmations')} ${asOf}.pdf`))) return;
    const outcome = await run({ asOf, AdmissionIDs: owing.map(({ AdmissionID }) => AdmissionID) });
    if (outcome.ok) onClose();
  }
  const shown = (
    <>
      <p>
        {one
          ? t('dues.letters.one', { name: one.StudentName })
          : t('dues.letters.count', { count: owing.length })}
      </p>
      {before > 0 && <p>{t('dues.letters.again', { count: before })}</p>}
      {owing.length > 1 && (
        <div className="row">
          {([1, 2] as const).map((number) => (
            <Button
              key={number}
              type="button"
              active={perPage === number}
              aria-pressed={perPage === number}
              onClick={() => setPerPage(number)}
            >
              {t(number === 1 ? 'dues.letters.onePage' : 'dues.letters.twoPage')}
            </Button>
          ))}
        </div>
      )}
    </>
  );
  return (
    <Dialog
      title={t('dues.letters.title')}
      onClose={onClose}
      onConfirm={() => void print()}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('dues.letters.leave')}
          </Button>
          <Button
            primary
            type="button"
            loading={busy}
            aria-disabled={busy || owing.length === 0 || undefined}
            onClick={() => void print()}
          >
            {t('dues.letters.print')}
          </Button>
        </>
      }
    >
      {papers.failure && <NotFetched failure={papers.failure} />}
      {failure && <FailureMessage failure={failure} />}
      {one ? (
        shown
      ) : (
        <Loaded of={list} lines={2}>
          {() => shown}
        </Loaded>
      )}
    </Dialog>
  );
}
