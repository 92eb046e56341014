import {
  digitsOf,
  type Fact,
  hourInWords,
  isRefusal,
  type Language,
  type PaperDocument,
  say,
  type Word,
  wordIn,
} from '@madrasah/events';
import { dayIn, gatePass, type Moment, refuseHostel as refuse, timeIn } from '@madrasah/events/hostel';
import { constantName, RELATION_NAMES } from '@madrasah/events/settings';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import {
  classAndSection,
  findStudent,
  type StudentRow,
  studentsNeed,
  unknownStudent,
} from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import {
  type PaperHead,
  type PaperProof,
  paperHead,
  paperHeadNeeds,
  paperProof,
} from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';
import { vacationTypesProjector } from '../types.ts';
import { typeNames } from './list.ts';
import { type Vacation, vacationsProjector } from './projector.ts';
import { daysOf } from './standing.ts';

interface Pass extends PaperProof {
  readonly vacation: Vacation;
  readonly student: StudentRow;
  readonly type: string;
  readonly remark: string;
}

const momentInWords = (moment: Moment, language: Language) =>
  say(language, 'vacation.pass.hour', { day: dayIn(moment), time: hourInWords(timeIn(moment), language) });

/** The gate pass on half a sheet: who goes with whom, and by when he is back. */
export function gatePassDocument(head: PaperHead, pass: Pass): PaperDocument {
  const { language } = head;
  const { vacation, student, type, remark, code, address } = pass;
  const shown = (text: string) => digitsOf(text, language);
  const fact = (key: Word, value: string, share: number): Fact => ({
    label: wordIn(language, key),
    value,
    share,
  });
  const said = (key: string, value: string, share: number): Fact => ({
    label: say(language, key),
    value,
    share,
  });
  const again =
    vacation.printed > 0
      ? { corners: { left: shown(`${say(language, 'vacation.pass.again')} ${vacation.printed}`) } }
      : {};
  return {
    ...head,
    size: 'a5-landscape',
    title: say(language, 'vacation.pass.title'),
    number: shown(String(vacation.vacationId)),
    filters: [],
    ...again,
    ...(vacation.withdrawn && {
      void: { word: say(language, 'vacation.pass.void'), sentence: say(language, 'vacation.pass.voided') },
    }),
    blocks: [
      {
        kind: 'facts',
        mark: checkMark(address, say(language, 'vacation.pass.scan')),
        lines: [
          [
            said('vacation.pass.number', shown(String(vacation.vacationId)), 0.6),
            fact('code', shown(student.userCode), 0.4),
          ],
          [fact('name', student.name, 1)],
          [fact('father', student.fatherName, 1)],
          [
            fact('class', shown(classAndSection(student)), 0.6),
            fact('session', shown(student.sessionName), 0.4),
          ],
          [fact('vacationType', type, 0.6), fact('vacationDays', shown(String(daysOf(vacation))), 0.4)],
          [said('vacation.pass.goes', momentInWords(vacation.from, language), 1)],
          [said('vacation.pass.comes', momentInWords(vacation.to, language), 1)],
          [
            fact('fetchedBy', constantName(RELATION_NAMES, vacation.relation, language), 0.6),
            fact('mobile', shown(student.mobile), 0.4),
          ],
          ...(remark ? [[fact('remark', remark, 1)]] : []),
          [said('vacation.pass.code', code, 1)],
        ],
      },
      {
        kind: 'signatures',
        slots: ['guardian', 'gatekeeper', 'warden'].map((who) => ({
          label: say(language, `vacation.pass.${who}`),
        })),
      },
    ],
  };
}

const needs = [
  vacationsProjector,
  vacationTypesProjector,
  notesProjector,
  ...studentsNeed,
  ...paperHeadNeeds,
];

/** @throws DocumentsAway */
async function passOf(
  deps: Deps,
  tenant: Tenant,
  vacation: Vacation,
  { language }: SignedInCall,
): Promise<Pass> {
  const { admissionId, userId, typeId, noteId, vacationId } = vacation;
  const [student, nameOf, notes] = await Promise.all([
    findStudent(tenant, admissionId, language),
    typeNames(tenant, language),
    notesOf(tenant, [noteId]),
  ]);
  return {
    vacation,
    student: student ?? unknownStudent(userId, admissionId),
    type: nameOf(typeId),
    remark: saidIn(notes, noteId, 'remark') ?? '',
    ...paperProof(deps, tenant.school, 'gate-pass', vacationId),
  };
}

export const gatePassQueries = (deps: Deps): HandledQuery[] => [
  handledQuery(gatePass, needs, async ({ id }, tenant, call) => {
    const vacation = await tenant.findOne(vacationsProjector, id);
    if (!vacation) return refuse('vacation.not-found');
    const pass = await passOf(deps, tenant, vacation, call);
    const pdf = await deps.files.pdf(gatePassDocument(await paperHead(deps, tenant, call), pass));
    return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', `gate-pass-${id}.pdf`);
  }),
];
