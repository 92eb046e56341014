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
import { classAndSection, findStudent, type StudentRow, unknownStudent } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
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
  readonly language: Language;
  readonly student: StudentRow;
  called(at: keyof A & string, id: number): string;
}

interface Parts<A extends object> {
  /** Text keys: what it is, and who signs it. */
  readonly title: string;
  readonly signers: readonly string[];
  readonly needs?: readonly Source[];
  tells(told: Told<A>): EntryPaper;
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
  { title, signers }: Pick<Parts<object>, 'title' | 'signers'>,
  { number, printed, student, says }: Drawn,
  { code, address }: PaperProof,
): PaperDocument {
  const { language } = head;
  const fact = paperFact(language);
  const again = `${say(language, 'papers.again')} ${printed}`;
  const { above, lines, note } = says;
  return {
    ...head,
    size: 'a5-landscape',
    title: say(language, title),
    number: digitsOf(String(number), language),
    filters: [],
    ...(printed > 0 && { corners: { left: digitsOf(again, language) } }),
    blocks: [
      {
        kind: 'facts',
        mark: checkMark(address, saidIn(SAID.scan, language)),
        lines: [
          above,
          [fact('name', student.name, 1)],
          [fact('father', student.fatherName, 1)],
          [fact('class', classAndSection(student), 0.6), fact('session', student.sessionName, 0.4)],
          ...lines,
          [{ label: saidIn(SAID.checkCode, language), value: code, share: 1 }],
        ],
      },
      ...(note === undefined ? [] : [{ kind: 'note', look: 'letter', text: note } as const]),
      { kind: 'signatures', slots: signers.map((who) => ({ label: say(language, who) })) },
    ],
  };
}

interface Drawn {
  readonly number: number;
  /** How often it was printed before. */
  readonly printed: number;
  readonly student: StudentRow;
  readonly says: EntryPaper;
}

/** The paper of an entry that stands. */
export function entryPaper<A extends object>(
  deps: Deps,
  shown: ShownEntry<A>,
  parts: Parts<A>,
): HandledQuery {
  const { entry, projector } = shown;
  const needs = [...shownNeeds(shown), ...(parts.needs ?? []), ...paperHeadNeeds];
  return handledQuery(entry.paper.pdf, needs, async ({ id }, tenant, call) => {
    const found = await tenant.findOne(projector, id);
    if (!found || found.withdrawn) return entry.refuse(entry.codes.unknown);
    const { language } = call;
    const [known, called, head] = await Promise.all([
      findStudent(tenant, found.admissionId, language),
      calledIn(tenant, shown, language),
      paperHead(deps, tenant, call),
    ]);
    const student = known ?? unknownStudent(found.userId, found.admissionId);
    const says = parts.tells({ entry: found, language, student, called });
    const proof = paperProof(deps, tenant.school, entry.paper.kind as CodedPaper, id);
    const drawn = { number: id, printed: found.printed, student, says };
    const pdf = await deps.files.pdf(entryDocument(head, parts, drawn, proof));
    return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', `${entry.paper.kind}-${id}.pdf`);
  });
}
