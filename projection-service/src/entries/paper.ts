import {
  digitsOf,
  type Entered,
  type Fact,
  isRefusal,
  type Language,
  type PaperDocument,
  SAID,
  saidIn,
  say,
  type Word,
  wordIn,
} from '@madrasah/events';
import { FileAnswer } from '@madrasah/service-kit/http';
import { classAndSection, type StudentRow } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import {
  type CodedPaper,
  type PaperHead,
  type PaperProof,
  paperHead,
  paperHeadNeeds,
  paperProof,
} from '../papers/index.ts';
import { checkMark } from '../printing/index.ts';
import { calledIn, type ShownEntry, shownNeeds } from './called.ts';
import { wholeOf } from './students.ts';

/** What the paper of an entry says beside whom it is of. */
export interface EntryPaper {
  /** The line above his name, and those below his class. */
  readonly above: readonly Fact[];
  readonly lines: readonly (readonly Fact[])[];
  /** What stands below as in a letter. */
  readonly note?: string;
}

/** An entry and whose it is, as its paper tells it. */
export interface Told<A extends object> {
  readonly entry: Entered<A>;
  readonly number: number;
  readonly language: Language;
  readonly student: StudentRow;
  called(at: keyof A & string, id: number): string;
}

interface Parts<A extends object> {
  /** Text keys of who signs it. */
  readonly signers: readonly string[];
  /** Text keys: what stands across the paper of one that was withdrawn, and the sentence below; no paper where absent. */
  readonly void?: { readonly word: string; readonly sentence: string };
  readonly needs?: readonly Source[];
  tells(told: Told<A>, tenant: Tenant): EntryPaper | Promise<EntryPaper>;
}

/** A fact of a paper in its language, by the word for it. @param share of the line */
export const paperFact =
  (language: Language) =>
  (key: Word, value: string, share: number): Fact => ({
    label: wordIn(language, key),
    value: digitsOf(value, language),
    share,
  });

/** The paper of an entry on half a sheet: of whom, what, and by what it is checked. */
export function entryDocument(
  head: PaperHead,
  { signers, void: across }: Pick<Parts<never>, 'signers' | 'void'>,
  { title, number, entry, student, says }: Drawn,
  proof: PaperProof | undefined,
): PaperDocument {
  const { language } = head;
  const fact = paperFact(language);
  const again = `${say(language, 'papers.again')} ${entry.printed}`;
  const { above, lines, note } = says;
  return {
    ...head,
    size: 'a5-landscape',
    title,
    number: digitsOf(String(number), language),
    filters: [],
    ...(entry.printed > 0 && { corners: { left: digitsOf(again, language) } }),
    ...(entry.withdrawn &&
      across && { void: { word: say(language, across.word), sentence: say(language, across.sentence) } }),
    blocks: [
      {
        kind: 'facts',
        ...(proof && { mark: checkMark(proof.address, saidIn(SAID.scan, language)) }),
        lines: [
          above,
          [fact('name', student.name, 1)],
          ...(student.admissionId > 0 ? ofStudent(student, fact) : []),
          ...lines,
          ...(proof ? [[{ label: saidIn(SAID.checkCode, language), value: proof.code, share: 1 }]] : []),
        ],
      },
      ...(note === undefined ? [] : [{ kind: 'note', look: 'letter', text: note } as const]),
      { kind: 'signatures', slots: signers.map((who) => ({ label: say(language, who) })) },
    ],
  };
}

/** Whose child he is, and where he reads. */
const ofStudent = (student: StudentRow, fact: ReturnType<typeof paperFact>) => [
  [fact('father', student.fatherName, 1)],
  [fact('class', classAndSection(student), 0.6), fact('session', student.sessionName, 0.4)],
];

interface Drawn {
  readonly title: string;
  readonly number: number;
  readonly entry: Pick<Entered<object>, 'printed' | 'withdrawn'>;
  readonly student: StudentRow;
  readonly says: EntryPaper;
}

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** The paper of an entry that stands, or that is told to be void. */
export function entryPaper<A extends object>(
  deps: Deps,
  shown: ShownEntry<A>,
  parts: Parts<A>,
): HandledQuery {
  const { entry, projector } = shown;
  const needs = [...shownNeeds(shown), ...(parts.needs ?? []), ...paperHeadNeeds];
  return handledQuery(entry.paper.pdf, needs, async ({ id }, tenant, call) => {
    const found = await tenant.findOne(projector, id);
    if (!found || (found.withdrawn && !parts.void)) return entry.refuse(entry.codes.unknown);
    const { language } = call;
    const [student, called, head] = await Promise.all([
      wholeOf(tenant, found, language),
      calledIn(tenant, shown, language),
      paperHead(deps, tenant, call),
    ]);
    const says = await parts.tells({ entry: found, number: id, language, student, called }, tenant);
    const { one, paper: title = one } = entry.words[language];
    const { kind, bare } = entry.paper;
    const proof = bare ? undefined : paperProof(deps, tenant.school, kind as CodedPaper, id);
    const drawn = { title: capital(title), number: id, entry: found, student, says };
    const pdf = await deps.files.pdf(entryDocument(head, parts, drawn, proof));
    return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', `${entry.paper.kind}-${id}.pdf`);
  });
}
