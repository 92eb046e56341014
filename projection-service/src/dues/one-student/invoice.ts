import {
  amountInWords,
  digitsOf,
  type FactsBlock,
  isRefusal,
  type NamedRow,
  namedTable,
  type PaperDocument,
  paisa,
  say,
  sumPaisa,
  type Word,
  wordIn,
} from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { invoicePdf, refuseDues } from '@madrasah/events/dues';
import { FileAnswer } from '@madrasah/service-kit/http';
import { classAndSection, findStudent, type StudentRow } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type ItemState, itemStates } from '../../ledger/books/index.ts';
import { type FeeName, feeNames, feeNamesNeed } from '../../ledger/index.ts';
import { type PaperHead, paperHead, paperHeadNeeds, periodText, signers } from '../../papers/index.ts';
import { monthNamesNeed, studentMonths } from '../../plans/index.ts';
import { owedNeeds, owedRoom } from '../owed.ts';

interface Bill {
  readonly student: StudentRow;
  readonly items: readonly ItemState[];
  month(fee: { admissionId: number; monthId: number }): string;
  readonly fee: FeeName;
}

function whose({ student }: Bill, { language }: PaperHead): FactsBlock {
  const fact = (key: Word, value: string, share: number) => ({
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

/** What is owed, fee by fee: prescribed, conceded before, paid before, receivable. */
function bill(head: PaperHead, of: Bill): PaperDocument['blocks'] {
  const { language } = head;
  const word = (key: Word) => wordIn(language, key);
  const columns = {
    head: { title: word('head'), kind: 'name', share: 1.6 },
    month: { title: word('month'), kind: 'words' },
    fee: { title: word('prescribedFee'), kind: 'money', carry: 'sum' },
    past: { title: word('pastDiscount'), kind: 'money' },
    paid: { title: word('pastEntries'), kind: 'money' },
    due: { title: word('due'), kind: 'money', carry: 'sum' },
  } as const;
  const rows = of.items.map(
    (item): NamedRow<keyof typeof columns> => ({
      cells: {
        head: of.fee(item),
        month: of.month(item),
        fee: item.charged,
        past: item.conceded,
        paid: item.paid,
        due: item.due,
      },
    }),
  );
  const total = (key: 'charged' | 'conceded' | 'paid' | 'due') => sumPaisa(of.items.map((item) => item[key]));
  const due = total('due');
  const sum: NamedRow<keyof typeof columns> = {
    kind: 'sum',
    cells: {
      ...{ head: word('total'), fee: total('charged'), past: total('conceded') },
      ...{ paid: total('paid'), due },
    },
  };
  const inWords = {
    label: say(language, 'dues.invoice.words'),
    value: amountInWords(paisa(due), language),
    share: 1,
  };
  return [
    whose(of, head),
    { kind: 'table', numbered: word('number'), ...namedTable(columns, [...rows, sum]) },
    { kind: 'facts', lines: [[inWords]] },
    signers(language, ['collector', 'accountant']),
  ];
}

/** The bill of a student for what he owes, over all sessions, on A5 or A4. */
export function invoiceQueries(deps: Deps): HandledQuery[] {
  const needs = [...owedNeeds(deps), ...monthNamesNeed, ...feeNamesNeed, ...paperHeadNeeds];
  return [
    handledQuery(invoicePdf, needs, async (asked, tenant, call) => {
      const { language } = call;
      const student = await findStudent(tenant, asked.AdmissionID, language, asked);
      if (!student) return refuseAdmissions('admission.not-found');
      const { asOf, knownAt } = asked;
      const { books, cut, on } = await owedRoom(deps, { asOf, knownAt }, tenant);
      const items = itemStates(books, cut, { user: student.userId })
        .filter(({ due }) => due > 0)
        .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.itemId - other.itemId);
      if (items.length === 0) return refuseDues('dues.nothing-owed');
      const head = await paperHead(deps, tenant, call);
      const month = await studentMonths(tenant, student.userId, language);
      const fee = await feeNames(tenant, language);
      const pdf = await deps.files.pdf({
        ...head,
        size: asked.size,
        title: say(language, 'dues.invoice.title'),
        number: digitsOf(student.userCode, language),
        filters: periodText({ to: on, knownAt }, language),
        blocks: bill(head, { student, items, month, fee }),
      });
      return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', `invoice-${student.userCode}.pdf`);
    }),
  ];
}
