import {
  dayInWords,
  digitsOf,
  type Fact,
  isRefusal,
  type PaperDocument,
  say,
  type Word,
  wordIn,
} from '@madrasah/events';
import { characterPdf, refuseCharacter as refuse } from '@madrasah/events/hostel';
import { FileAnswer } from '@madrasah/service-kit/http';
import { classAndSection, findStudent, type StudentRow, unknownStudent } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import {
  type PaperHead,
  type PaperProof,
  paperHead,
  paperHeadNeeds,
  paperProof,
} from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';
import { type CharacterWords, characterNeeds, characterWords, erasedAmong } from './list.ts';
import { type CharacterReport, characterReportsProjector } from './projector.ts';

/** A character report on half a sheet: of whom, about what, and what was seen. */
export function characterDocument(
  head: PaperHead,
  report: CharacterReport,
  student: StudentRow,
  words: CharacterWords,
  { code, address }: PaperProof,
): PaperDocument {
  const { language } = head;
  const shown = (text: string) => digitsOf(text, language);
  const fact = (key: Word, value: string, share: number): Fact => ({
    label: wordIn(language, key),
    value: shown(value),
    share,
  });
  const again = report.printed > 0 && {
    corners: { left: shown(`${say(language, 'vacation.pass.again')} ${report.printed}`) },
  };
  return {
    ...head,
    size: 'a5-landscape',
    title: say(language, 'character.title'),
    number: shown(String(report.reportId)),
    filters: [],
    ...again,
    blocks: [
      {
        kind: 'facts',
        mark: checkMark(address, say(language, 'vacation.pass.scan')),
        lines: [
          [fact('code', student.userCode, 0.6), fact('day', dayInWords(report.on, language), 0.4)],
          [fact('name', student.name, 1)],
          [fact('father', student.fatherName, 1)],
          [fact('class', classAndSection(student), 0.6), fact('session', student.sessionName, 0.4)],
          [
            fact('reportVariant', words.variant(report.variantId), 0.6),
            fact('reportType', words.type(report.typeId), 0.4),
          ],
          [{ label: say(language, 'vacation.pass.code'), value: code, share: 1 }],
        ],
      },
      {
        kind: 'note',
        look: 'letter',
        text: `${wordIn(language, 'remark')}: ${report.remark || '–'}`,
      },
      {
        kind: 'signatures',
        slots: ['vacation.pass.guardian', 'vacation.pass.warden'].map((who) => ({
          label: say(language, who),
        })),
      },
    ],
  };
}

export const characterPaper = (deps: Deps): HandledQuery[] => [
  handledQuery(characterPdf, [...characterNeeds, ...paperHeadNeeds], async ({ id }, tenant, call) => {
    const report = await tenant.findOne(characterReportsProjector, id);
    if (!report || report.withdrawn) return refuse('character.not-found');
    const { userId, admissionId } = report;
    const [student, words, erased, head] = await Promise.all([
      findStudent(tenant, admissionId, call.language),
      characterWords(tenant, call.language),
      erasedAmong(tenant, [userId]),
      paperHead(deps, tenant, call),
    ]);
    const told = erased.has(userId) ? { ...report, remark: null } : report;
    const shown = student ?? unknownStudent(userId, admissionId);
    const proof = paperProof(deps, tenant.school, 'character-report', id);
    const paper = characterDocument(head, told, shown, words, proof);
    const pdf = await deps.files.pdf(paper);
    return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', `character-report-${id}.pdf`);
  }),
];
