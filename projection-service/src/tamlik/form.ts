import {
  amountInWords,
  dayInWords,
  digitsOf,
  type Fact,
  hijriInWords,
  type Language,
  type PaperBlock,
  type PaperDocument,
  paisa,
  sumPaisa,
} from '@madrasah/events/kernel';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { settingsOf } from '@madrasah/events/papers';
import { classAndSection } from '../admissions/index.ts';
import { furtherSigners, type PaperHead, type Settled, signedLine } from '../papers/index.ts';
import { TAMLIK_LABELS, type TamlikLabels } from './labels.ts';
import type { TamlikLine, TamlikNames } from './naming.ts';
import type { TamlikDocument } from './projectors.ts';

interface Said {
  readonly tamlik: TamlikDocument;
  readonly names: TamlikNames;
  readonly labels: TamlikLabels;
  readonly language: Language;
  readonly settled: Settled;
  /** Days between Makkah and here. */
  readonly hijriOffset: number;
}

const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });

/** Who received what, of which fund, under which two numbers. */
function particulars({ tamlik, names, labels, language, hijriOffset }: Said, line: TamlikLine): PaperBlock {
  const student = names.student(line, tamlik.on);
  const shown = (text: string | number) => digitsOf(String(text), language);
  const day = `${dayInWords(tamlik.on, language)} / ${hijriInWords(tamlik.on, language, hijriOffset)} ${labels.era}`;
  const account = names.names.account(subLedgerAccount(tamlik.moneyAccount));
  return {
    kind: 'facts',
    lines: [
      [
        fact(labels.voucherNo, names.names.number(tamlik.series, tamlik.voucherNo), 0.25),
        fact(labels.receiptNo, shown(line.receiptNo), 0.25),
        fact(labels.date, day, 0.5),
      ],
      [
        fact(labels.code, shown(student.userCode), 0.25),
        fact(labels.name, student.name, 0.35),
        fact(labels.father, student.fatherName, 0.4),
      ],
      [
        fact(labels.classAndSection, shown(classAndSection(student)), 0.4),
        fact(labels.fund, names.names.fund(tamlik.fundId), 0.35),
        fact(labels.through, account, 0.25),
      ],
    ],
  };
}

/** The three who sign every tamlik; before the last of them whoever else the settings of debit vouchers have sign. */
function signatures({ labels, settled }: Said, witness: string, proxy: string): PaperBlock {
  const wanted = settingsOf(settled.settings, 'debit');
  const { signatures: pictures } = settled;
  const others = { SignatureNajem: labels.najem, SignatureAccountant: labels.accountant };
  return {
    kind: 'signatures',
    slots: [
      proxy ? { label: labels.receivesFor, name: proxy } : { label: labels.recipient },
      { label: labels.witness, ...(witness && { name: witness }) },
      ...furtherSigners(others, wanted, pictures),
      signedLine({ label: labels.principal }, 'SignaturePrincipal', wanted, pictures),
    ],
  };
}

/** The sheet of one student: what he was given and paid, his word, and the three who sign. */
function sheet(said: Said, lines: readonly TamlikLine[]): PaperBlock[] {
  const { tamlik, names, labels, language } = said;
  const total = paisa(sumPaisa(lines.map(({ amount }) => amount)));
  const reason = names.said(tamlik.noteId, 'reason');
  const witness = names.said(tamlik.noteId, 'witness');
  const proxy = names.proxy(tamlik, (lines[0] as TamlikLine).userId);
  return [
    particulars(said, lines[0] as TamlikLine),
    {
      kind: 'table',
      numbered: labels.serial,
      columns: [
        { title: labels.head, kind: 'name' },
        { title: labels.amount, kind: 'money' },
      ],
      rows: [
        ...lines.map((line) => ({ cells: [names.head(line, tamlik.on), line.amount] })),
        { kind: 'sum', cells: [labels.total, total] },
      ],
    },
    {
      kind: 'facts',
      lines: [
        [fact(labels.inWords, amountInWords(total, language), 1)],
        ...(reason ? [[fact(labels.reason, reason, 1)]] : []),
        ...(proxy ? [[fact(labels.proxy, proxy, 1)]] : []),
      ],
    },
    { kind: 'note', text: proxy ? labels.declarationFor : labels.declaration },
    signatures(said, witness, proxy),
  ];
}

/** তামলীক ফরম on A5: a sheet for each student, for it is what an auditor asks to see. */
export function tamlikDocument(
  { settled, hijriOffset, ...head }: PaperHead<Language> & Pick<Said, 'settled' | 'hijriOffset'>,
  tamlik: TamlikDocument,
  names: TamlikNames,
): PaperDocument {
  const { language } = head;
  const labels = TAMLIK_LABELS[language];
  const said = { tamlik, names, labels, language, settled, hijriOffset };
  const { reversed } = tamlik;
  const why = reversed ? names.said(reversed.noteId, 'reason') : '';
  const students = [...Map.groupBy(tamlik.lines, ({ userId }) => userId).values()];
  return {
    ...{ ...head, size: 'a5-landscape', title: labels.title, filters: [] },
    number: names.names.number(tamlik.series, tamlik.voucherNo),
    ...(reversed && {
      void: {
        word: labels.reversed,
        sentence: [`${labels.reversed}: ${dayInWords(reversed.on, language)}`, why]
          .filter(Boolean)
          .join(' – '),
      },
    }),
    blocks: students.flatMap((lines, at) => [
      ...(at > 0 ? [{ kind: 'page' as const }] : []),
      ...sheet(said, lines),
    ]),
  };
}
