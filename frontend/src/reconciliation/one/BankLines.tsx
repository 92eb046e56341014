import {
  type BankLine,
  reconciliationCommands as commands,
  type Reconciliation,
} from '@madrasah/events/reconciliation';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import type { Matching } from './matching.ts';
import styles from './one.module.css';
import { Row } from './Row.tsx';
import { TakeBack } from './TakeBack.tsx';

interface Props {
  readonly of: Reconciliation;
  /** Those of its lines that are meant by what was typed. */
  readonly lines: readonly BankLine[];
  readonly may: boolean;
  readonly work: Matching;
  readonly chosen: number | undefined;
  onChoose(line: number): void;
}

/** The lines of the bank: each with what it may be, or what became of it. */
export function BankLines({ of, lines, may, work, chosen, onChoose }: Props) {
  const t = useText(reconciliationTexts);
  const [leaving, setLeaving] = useState<BankLine>();
  const named = new Map(of.entries.map((entry) => [entry.entry, entry]));
  if (lines.length === 0)
    return (
      <p className={`muted ${styles['said']}`}>
        {t(of.lines.length === 0 ? 'reconciliation.one.noLines' : 'reconciliation.one.noneMeant')}
      </p>
    );
  return (
    <>
      {lines.map((line) => {
        const { proposal, state } = line;
        const likely = proposal && named.get(proposal.entry);
        const free = state === 'open' || (state === 'left' && line.carried);
        return (
          <Row
            key={line.line}
            row={line}
            isChosen={chosen === line.line}
            said={
              likely &&
              `${likely.text} · ${t(proposal.why === 'number' ? 'reconciliation.do.byNumber' : 'reconciliation.do.byDay')}`
            }
          >
            {may && proposal && (
              <Button
                type="button"
                size="small"
                primary
                aria-disabled={work.running || undefined}
                onClick={() => work.running || work.match({ line: line.line, entry: proposal.entry })}
              >
                {t('reconciliation.do.match')}
              </Button>
            )}
            {may && free && (
              <Button
                type="button"
                size="small"
                basic
                aria-pressed={chosen === line.line}
                onClick={() => onChoose(line.line)}
              >
                {t(chosen === line.line ? 'reconciliation.do.chosen' : 'reconciliation.do.choose')}
              </Button>
            )}
            {may && state === 'open' && <VoucherLink of={of} line={line} />}
            {may && state === 'open' && (
              <Button type="button" size="small" basic onClick={() => setLeaving(line)}>
                {t('reconciliation.do.leave')}
              </Button>
            )}
            {may && line.match !== undefined && !(line.carried && state === 'left') && (
              <TakeBack match={line.match} work={work} />
            )}
          </Row>
        );
      })}
      {leaving && (
        <ConfirmDialog
          command={commands.leave}
          params={{ id: of.id }}
          body={{ line: leaving.line }}
          confirming
          title={t('reconciliation.do.leave')}
          verb={t('reconciliation.do.leave')}
          onClose={() => setLeaving(undefined)}
        >
          <p>{leaving.text}</p>
          <p>{t('reconciliation.do.leaveWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What the bank took or gave by itself becomes a voucher: the form begins with what is known. */
function VoucherLink({ of, line }: { readonly of: Reconciliation; readonly line: BankLine }) {
  const t = useText(reconciliationTexts);
  const may = useMay('voucher', 'insert');
  const query = new URLSearchParams({
    CAID: line.amount > 0 ? '1' : '2',
    Account: String(of.Account),
    on: line.on,
    amount: String(Math.abs(line.amount)),
    text: line.text,
  });
  return may && line.proposal === undefined ? (
    <Link className="ui small basic button" to={`/accounting?${query}`}>
      {t('reconciliation.do.voucher')}
    </Link>
  ) : null;
}
