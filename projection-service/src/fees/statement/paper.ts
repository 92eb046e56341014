import {
  digitsOf,
  type FactsBlock,
  type NamedRow,
  type NoteBlock,
  namedTable,
  type PaperDocument,
  paisaOf,
  say,
  sumPaisa,
  type Word,
  wordIn,
} from '@madrasah/events';
import { classAndSection, type StudentRow } from '../../admissions/index.ts';
import type { ShownPromise } from '../../dues/index.ts';
import { type PaperHead, periodText, signers } from '../../papers/index.ts';
import type { WrittenLine } from './lines.ts';
import { withWhy } from './why.ts';

export interface StatementOfStudent {
  readonly student: StudentRow;
  /** Sums in taka, as the wire has them. */
  readonly opening: number;
  readonly lines: readonly WrittenLine[];
  readonly closing: number;
  readonly promise: ShownPromise | null;
}

function particulars({ student }: StatementOfStudent, { language }: PaperHead): FactsBlock {
  const fact = (key: 'code' | 'name' | 'father' | 'class' | 'session', value: string, share: number) => ({
    label: wordIn(language, key),
    value: key === 'name' || key === 'father' ? value : digitsOf(value, language),
    share,
  });
  return {
    kind: 'facts',
    lines: [
      [fact('name', student.name, 0.5), fact('father', student.fatherName, 0.5)],
      [
        fact('code', student.userCode, 0.25),
        fact('class', classAndSection(student), 0.4),
        fact('session', student.sessionName, 0.35),
      ],
    ],
  };
}

/** What was promised, below what is owed. */
function promiseNote({ promise }: StatementOfStudent, { language }: PaperHead): NoteBlock[] {
  if (!promise) return [];
  const key = promise.passed ? 'dues.promise-note-passed' : 'dues.promise-note';
  const text = say(language, key, { day: promise.promisedOn, amount: paisaOf(promise.amount) });
  const { items } = promise;
  return [{ kind: 'note', text: items.length > 0 ? `${text} (${items.join(', ')})` : text }];
}

/** A student's account over all sessions: every charge, payment and concession, and what stood after each. */
export function statementPaper(
  head: PaperHead,
  of: StatementOfStudent,
  period: Parameters<typeof periodText>[0],
): PaperDocument {
  const { language } = head;
  const word = (key: Word) => wordIn(language, key);
  const sum = (side: 'debit' | 'credit') => sumPaisa(of.lines.map((line) => paisaOf(line[side])));
  const columns = {
    day: { title: word('day'), kind: 'day' },
    text: { title: word('particulars'), kind: 'name' },
    debit: { title: word('charged'), kind: 'money', carry: 'sum' },
    credit: { title: say(language, 'fees.paper.credit'), kind: 'money', carry: 'sum' },
    balance: { title: word('balance'), kind: 'money', carry: 'last' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const opening: Row = {
    kind: 'beside',
    cells: { text: word('opening'), balance: paisaOf(of.opening) },
  };
  const closing: Row = {
    kind: 'sum',
    cells: {
      ...{ text: word('closing'), debit: sum('debit'), credit: sum('credit') },
      balance: paisaOf(of.closing),
    },
  };
  const rows = of.lines.map((line): Row => {
    const { on, debit, credit, balance } = line;
    const text = withWhy(line.text, line);
    const money = { debit: paisaOf(debit), credit: paisaOf(credit), balance: paisaOf(balance) };
    return { cells: { day: on, text, ...money } };
  });
  const isEmpty = rows.length === 0 && of.opening === 0;
  return {
    ...head,
    size: 'a4',
    title: say(language, 'fees.paper.statement'),
    number: digitsOf(of.student.userCode, language),
    filters: periodText(period, language),
    blocks: [
      particulars(of, head),
      {
        kind: 'table',
        unit: say(language, 'papers.in-taka'),
        ...namedTable(columns, isEmpty ? [] : [...(of.opening === 0 ? [] : [opening]), ...rows, closing]),
      },
      ...promiseNote(of, head),
      signers(language, ['accountant', 'principal']),
    ],
  };
}
