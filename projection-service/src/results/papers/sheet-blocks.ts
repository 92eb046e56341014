import {
  digitsOf,
  type Fact,
  type FactsBlock,
  figure,
  figureFact,
  type NamedRow,
  namedTable,
  type PaperBlock,
  type PaperColumn,
  type PaperLanguage,
  saidIn,
  type TableBlock,
} from '@madrasah/events';
import {
  type Paper,
  type PublishedFacts,
  type PublishedRow,
  pointsOf,
  MARK_SHEET_SAID as SAID,
} from '@madrasah/events/results';
import type { PaperProof } from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';
import { arabicDivision, papersOfRow } from '../public/figures.ts';
import type { NamedStudent } from './named.ts';

/** What all sheets of a section share. */
export interface SheetFrame {
  readonly facts: PublishedFacts;
  readonly language: PaperLanguage;
  readonly session: string;
  readonly exam: string;
  readonly section: string;
  readonly subjectOf: (subjectId: number) => string;
  /** What whoever holds a student's sheet may check it by. */
  readonly proofOf: (userId: number) => PaperProof;
  /** The addresses of the signatures that stand on the lines. */
  readonly signatures: ReadonlyMap<string, string>;
}

type Key = keyof typeof SAID;

const writer = (language: PaperLanguage) => ({
  said: (key: Key) => saidIn(SAID[key], language),
  fact: (key: Key, value: string, share: number): Fact => ({
    ...{ label: saidIn(SAID[key], language), value, share },
  }),
  digits: (value: number | string) => digitsOf(value, language),
});

function particulars(frame: SheetFrame, student: NamedStudent, { code, address }: PaperProof): FactsBlock {
  const { said, fact, digits } = writer(frame.language);
  return {
    kind: 'facts',
    mark: checkMark(address, said('scan')),
    lines: [
      [fact('name', student.name, 0.5), fact('father', student.father, 0.5)],
      [fact('code', digits(student.code), 0.5), fact('section', frame.section, 0.5)],
      [fact('exam', frame.exam, 0.5), fact('session', digits(frame.session), 0.5)],
      [fact('checkCode', code, 1)],
    ],
  };
}

/** A division in the language of the sheet; in Bengali, as the condition has it, where it has no other name. */
const division = ({ facts, language }: SheetFrame, name: string) =>
  (language === 'ar' && arabicDivision(facts, name)) || name;

function marks(frame: SheetFrame, papers: readonly Paper[]): TableBlock {
  const { said } = writer(frame.language);
  const isGpa = frame.facts.mode === 'gpa';
  const columns = {
    subject: { title: said('subject'), kind: 'words' },
    top: { title: said('top'), kind: 'figure' },
    pass: { title: said('pass'), kind: 'figure' },
    mark: { title: said('mark'), kind: 'figure' },
    outcome: isGpa
      ? { title: said('point'), kind: 'figure', decimals: 2 }
      : { title: said('division'), kind: 'words', share: 0.5 },
  } as const satisfies Readonly<Record<string, PaperColumn>>;
  const rows = papers.map((paper): NamedRow<keyof typeof columns> => {
    const { condition, state, mark, tier } = paper;
    const name = frame.subjectOf(condition.subjectId);
    const named = tier === undefined ? '' : (condition.divisions[tier] ?? '');
    return {
      cells: {
        subject: condition.kerat ? `${name} (${said('kerat')})` : name,
        ...{ top: condition.max / 2, pass: condition.pass / 2 },
        mark: state === 'absent' ? said('absent') : state === 'marked' ? mark / 2 : '–',
        outcome: isGpa ? pointsOf(paper) / 100 : division(frame, named),
      },
    };
  });
  return { kind: 'table', ruled: true, ...namedTable(columns, rows) };
}

function outcome(frame: SheetFrame, row: PublishedRow): FactsBlock {
  const { fact, digits } = writer(frame.language);
  const { facts, language } = frame;
  const mean = row.mean === null ? null : row.mean / 100;
  const labelled = (key: Key, share: number) => ({ label: saidIn(SAID[key], language), share });
  return {
    kind: 'facts',
    lines: [
      [
        {
          ...fact('total', `${digits(row.total / 2)} / ${digits(row.max / 2)}`, 0.34),
          figures: [figure(row.total / 2), figure(row.max / 2)],
        },
        figureFact(labelled(facts.mode === 'gpa' ? 'gpa' : 'average', 0.33), mean, language, { decimals: 2 }),
        figureFact(labelled('place', 0.33), row.position, language),
      ],
      [
        fact('division', division(frame, row.division), 0.67),
        figureFact(labelled('version', 0.33), facts.version, language),
      ],
    ],
  };
}

/** Who signs a sheet, and his signature among the pictures of the house. */
const SIGNED = [
  ['najem', 'SignatureNajem'],
  ['principal', 'SignaturePrincipal'],
] as const;

/** One student's sheet: who he is, his marks paper by paper, what they come to, and who answers for it. */
export function sheetBlocks(
  frame: SheetFrame,
  row: PublishedRow,
  student: NamedStudent,
  officers: { readonly najem: string; readonly principal: string },
): PaperBlock[] {
  const { said } = writer(frame.language);
  return [
    particulars(frame, student, frame.proofOf(row.userId)),
    marks(frame, papersOfRow(frame.facts, row)),
    outcome(frame, row),
    {
      kind: 'signatures',
      slots: SIGNED.map(([office, signature]) => {
        const picture = frame.signatures.get(signature);
        // A signature stands where the name would.
        const by = picture === undefined ? { name: officers[office] } : { picture };
        return { label: said(office), ...(picture !== undefined || officers[office] ? by : {}) };
      }),
    },
  ];
}
