import { moneyFigures, paisaOf } from '@madrasah/events/kernel';
import {
  reconciliationCommands as commands,
  type Reconciliation,
  reconciledMeant,
} from '@madrasah/events/reconciliation';
import { useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useCommand } from '../../kit/calls/index.ts';
import { ConfirmDialog, FailureMessage, useToast } from '../../kit/feedback/index.ts';
import { Filters } from '../../kit/list/Filters.tsx';
import { MoneySearch, SEARCH } from '../../kit/list/MoneySearch.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import { BankLines } from './BankLines.tsx';
import { BookEntries } from './BookEntries.tsx';
import { type Choice, NOTHING, sumChosen, toggled, whatFits } from './choice.ts';
import type { Matching } from './matching.ts';
import styles from './one.module.css';

/** Lines of the bank beside entries of the books. */
export function TwoSides({ of }: { readonly of: Reconciliation }) {
  const list = useList({ filters: [SEARCH] });
  const isMeant = reconciledMeant(list.values.search ?? '');
  const meant = { lines: of.lines.filter(isMeant), entries: of.entries.filter(isMeant) };
  const t = useText(reconciliationTexts);
  const toast = useToast();
  const may = useMay('reconciliation', 'insert') && of.state === 'open';
  const [choice, setChoice] = useState<Choice>(NOTHING);
  const matching = useCommand(commands.match);
  const unmatching = useCommand(commands.unmatch);
  const failure = matching.failure ?? unmatching.failure;
  async function send(command: typeof matching, body: unknown) {
    const outcome = await command.run(body, { id: of.id });
    if (!outcome.ok) return;
    setChoice(NOTHING);
    toast(outcome.answer.message);
  }
  const work: Matching = {
    running: matching.running || unmatching.running,
    match: (body) => void send(matching, body),
    unmatch: (match) => void send(unmatching, { match }),
  };
  return (
    <>
      {may && <p className="muted">{t('reconciliation.one.about')}</p>}
      {failure && <FailureMessage failure={failure} />}
      {may && <AllProposals of={of} />}
      {may && <Chosen of={of} choice={choice} work={work} onDrop={() => setChoice(NOTHING)} />}
      <Filters>
        <MoneySearch list={list} />
      </Filters>
      <div className={styles['sides']}>
        <Segment className="flush">
          <h3 className={styles['title']}>{t('reconciliation.one.bank')}</h3>
          <BankLines
            of={of}
            lines={meant.lines}
            may={may}
            work={work}
            chosen={choice.line}
            onChoose={(line) => setChoice({ line, entries: [] })}
          />
        </Segment>
        <Segment className="flush">
          <h3 className={styles['title']}>{t('reconciliation.one.books')}</h3>
          <BookEntries
            of={of}
            entries={meant.entries}
            may={may}
            work={work}
            chosen={choice.entries}
            onToggle={(entry) => setChoice(toggled(choice, entry))}
          />
        </Segment>
      </div>
    </>
  );
}

function AllProposals({ of }: { readonly of: Reconciliation }) {
  const t = useText(reconciliationTexts);
  const [asked, setAsked] = useState(false);
  // What day and amount alone make likely is for a person to see, one by one.
  const pairs = of.lines.flatMap(({ line, proposal }) =>
    proposal?.why === 'number' ? { line, entry: proposal.entry } : [],
  );
  if (pairs.length === 0) return null;
  const count = pairs.length;
  return (
    <>
      <Button type="button" primary onClick={() => setAsked(true)}>
        {t('reconciliation.do.all', { count })}
      </Button>
      {asked && (
        <ConfirmDialog
          command={commands.match}
          params={{ id: of.id }}
          body={{ pairs }}
          plain
          confirming
          title={t('reconciliation.do.all', { count })}
          verb={t('reconciliation.do.allVerb')}
          onClose={() => setAsked(false)}
        >
          <p>{t('reconciliation.do.allWhat', { count })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ChosenProps {
  readonly of: Reconciliation;
  readonly choice: Choice;
  readonly work: Matching;
  onDrop(): void;
}

/** What is chosen so far, its sum, and the button that is there once it fits. */
function Chosen({ of, choice, work, onDrop }: ChosenProps) {
  const t = useText(reconciliationTexts);
  const language = useLanguage();
  if (choice.line === undefined && choice.entries.length === 0) return null;
  const sum = sumChosen(of.entries, choice);
  const fits = whatFits(of, choice);
  return (
    <div className={styles['chosen']} role="status">
      <span>{t('reconciliation.do.together', { amount: moneyFigures(paisaOf(sum), language) })}</span>
      {fits && (
        <Button
          type="button"
          primary
          aria-disabled={work.running || undefined}
          onClick={() => work.running || work.match(fits.body)}
        >
          {t(fits.alone ? 'reconciliation.do.undoEachOther' : 'reconciliation.do.match')}
        </Button>
      )}
      <Button type="button" basic onClick={onDrop}>
        {t('reconciliation.do.cancel')}
      </Button>
    </div>
  );
}
