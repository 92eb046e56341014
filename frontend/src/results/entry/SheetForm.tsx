import { resultCommands, type SheetAnswer } from '@madrasah/events/results';
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { type Failure, useCommand } from '../../kit/calls/index.ts';
import { FailureMessage, useToast } from '../../kit/feedback/index.ts';
import { DraftFound } from '../../kit/form/drafts/DraftFound.tsx';
import { DraftKept } from '../../kit/form/drafts/DraftKept.tsx';
import { draftName } from '../../kit/form/drafts/name.ts';
import { useSaveKey } from '../../kit/form/keys/save-key.ts';
import { DirtyGuard } from '../../kit/form/leaving/DirtyGuard.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { CorrectionDialog } from '../publishing/CorrectionDialog.tsx';
import { resultsTexts } from '../texts.ts';
import { MarkGrid } from './MarkGrid.tsx';
import { OvertakenCells } from './overtaken/OvertakenCells.tsx';
import { cellAt, savedIn } from './sheet.ts';
import { type SheetInHand, useSheet } from './use-sheet.ts';

interface Props {
  readonly place: Place;
  readonly answer: SheetAnswer;
  /** One paper, one student alone. */
  readonly subjectId: number | undefined;
  readonly userId: number | undefined;
  /** Where marks are typed twice: which of the two it is. */
  readonly pass: 1 | 2;
  /** Asks for the sheet again: somebody else has saved. */
  refetch(): void;
}

/** A section's marks: typed, reckoned at once, and saved together. */
export function SheetForm({ place, answer, subjectId, userId, pass, refetch }: Props) {
  const t = useText(resultsTexts);
  const form = useRef<HTMLFormElement>(null);
  const mayCorrect = useMay('result_publish', 'edit');
  const mayType = useMay('result_entry', 'insert');
  const isPublished = answer.Published === 1;
  const { SessionID, ExamID, SubClassID } = place;
  const draft = draftName('marks', pass, SessionID, ExamID, SubClassID);
  const sheet = useSheet(place, answer, mayType && !isPublished ? draft : undefined);
  const fault = useFirstFault(sheet, form);
  const save = useSave(sheet, pass, refetch);
  const mayCorrectHere = mayCorrect && pass === 1;
  const [correcting, setCorrecting] = useState(false);
  const [correction, setCorrection] = useState<SheetInHand['body']>();
  const shut = isPublished ? !(correcting && mayCorrectHere) : !mayType;
  const rows = sheet.rows.filter(({ UserID }) => userId === undefined || UserID === userId);
  const papers = useMemo(
    () => sheet.papers.filter(({ SubjectID }) => !subjectId || SubjectID === subjectId),
    [sheet.papers, subjectId],
  );
  useSaveKey(form, () => form.current?.requestSubmit());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (fault.isTold()) return;
    if (!isPublished) void save.send();
    else if (!correction && sheet.changed.length > 0) setCorrection(sheet.body);
  }
  function corrected() {
    sheet.forget();
    setCorrecting(false);
    refetch();
  }
  return (
    <>
      <form ref={form} className="ui form" noValidate onSubmit={submit}>
        <DirtyGuard
          dirty={sheet.changed.length + sheet.wrong.length > 0}
          kept={sheet.draft.keeps}
          isClean={() => save.isClean.current}
          stays={['SubjectID']}
        />
        {isPublished && (
          <Published
            mayCorrect={mayCorrectHere}
            correcting={correcting}
            onCorrect={() => setCorrecting(true)}
          />
        )}
        {sheet.draft.found && <DraftFound at={sheet.draft.found.at} onDrop={sheet.forget} />}
        {save.failure && <Refused failure={save.failure} sent={save.sent} rows={sheet.rows} />}
        <MarkGrid
          {...{ sheet, papers, shut }}
          rows={rows}
          isGpa={answer.rules.mode === 'gpa'}
          isPart={answer.Withheld > 0}
        />
        {fault.sentence && (
          <Message negative visible role="alert">
            {fault.sentence}
          </Message>
        )}
        <OvertakenCells
          cells={sheet.overtaken.cells}
          onKeep={sheet.overtaken.keep}
          onTake={sheet.overtaken.take}
        />
        {!shut && (
          <SheetBar
            sheet={sheet}
            running={save.running}
            verb={t(isPublished ? 'results.correct.look' : 'results.entry.save')}
          />
        )}
      </form>
      {correction && (
        <CorrectionDialog
          body={correction}
          version={answer.Version}
          rows={sheet.rows}
          onClose={() => setCorrection(undefined)}
          onDone={corrected}
        />
      )}
    </>
  );
}

interface PublishedProps {
  readonly mayCorrect: boolean;
  readonly correcting: boolean;
  onCorrect(): void;
}

/** Why nothing can be typed; who may correct it begins here. */
function Published({ mayCorrect, correcting, onCorrect }: PublishedProps) {
  const t = useText(resultsTexts);
  return (
    <Message info visible>
      {t(correcting ? 'results.correct.how' : 'results.entry.published')}{' '}
      {mayCorrect && !correcting && (
        <Button type="button" size="small" basic onClick={onCorrect}>
          {t('results.correct.begin')}
        </Button>
      )}
    </Message>
  );
}

interface BarProps {
  readonly sheet: Pick<SheetInHand, 'changed' | 'wrong' | 'draft'>;
  readonly running: boolean;
  readonly verb: string;
}

/** How many cells have changed or are wrong, how many of them hold a mark already, and the button that takes them. */
function SheetBar({ sheet: { changed, wrong, draft }, running, verb }: BarProps) {
  const t = useText(resultsTexts);
  const over = changed.filter(({ row, paper }) => savedIn(row, paper) !== null).length;
  return (
    <div className="save-bar">
      <DraftKept at={draft.at} />
      <span className="told" role="status">
        {wrong.length > 0
          ? t('results.entry.wrongCells', { n: wrong.length })
          : t('results.entry.changedCells', { n: changed.length })}
        {wrong.length === 0 && over > 0 && <> {t('results.entry.overwrittenCells', { n: over })}</>}
      </span>
      <Button primary type="submit" aria-disabled={running || changed.length + wrong.length === 0}>
        {verb} <kbd className="not-phone">Ctrl ↵</kbd>
      </Button>
    </div>
  );
}

/** Sends what has changed; where cells have changed meanwhile, the sheet is read again and what was typed stays. */
function useSave(sheet: SheetInHand, pass: 1 | 2, refetch: () => void) {
  const toast = useToast();
  const command = pass === 2 ? resultCommands.enterSecondPass : resultCommands.saveResults;
  const { run, running, failure } = useCommand(command);
  const [sent, setSent] = useState(sheet.body);
  const isClean = useRef(false);
  async function send() {
    if (running || sheet.changed.length === 0) return;
    setSent(sheet.body);
    const outcome = await run(sheet.body);
    refetch();
    if (!outcome.ok) return;
    isClean.current = true;
    sheet.forget();
    toast(outcome.answer.message);
    isClean.current = false;
  }
  return { send, running, failure, sent, isClean };
}

/** Of the cells that hold no mark the first is gone to and said, where one wants to save. */
function useFirstFault({ wrong: [first] }: SheetInHand, form: RefObject<HTMLFormElement | null>) {
  const t = useText(resultsTexts);
  const [told, setTold] = useState(false);
  const sentence =
    first &&
    `${first.row.User.UserName} – ${first.paper.SubjectName}: ${t('results.sample.wrong', { max: first.paper.MaxNumber })}`;
  return {
    /** Said after an attempt to save, until nothing is wrong. */
    sentence: told ? sentence : undefined,
    /** Goes to it. @returns whether there is one */
    isTold(): boolean {
      setTold(first !== undefined);
      form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
      return first !== undefined;
    },
  };
}

interface RefusedProps {
  readonly failure: Failure;
  readonly sent: SheetInHand['body'];
  readonly rows: SheetInHand['rows'];
}

/** Why nothing was saved, cell by cell. */
function Refused({ failure, sent, rows }: RefusedProps) {
  return (
    <FailureMessage failure={failure}>
      <ul>
        {failure.fields.map(({ path, message }) => {
          const cell = cellAt(path, sent, rows);
          const place = cell && [cell.row.User.UserName, cell.paper?.SubjectName].filter(Boolean).join(' – ');
          return (
            <li key={path}>
              {place && `${place}: `}
              {message}
            </li>
          );
        })}
      </ul>
    </FailureMessage>
  );
}
