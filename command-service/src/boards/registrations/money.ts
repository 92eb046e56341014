import { type EntryAsked, type EntryNamed, isRefusal } from '@madrasah/events';
import { type AskedRegistration, boardExams } from '@madrasah/events/boards';
import { ofStudent } from '../../admissions/steps.ts';
import {
  ADMITTED_READS,
  admittedAs,
  chargeDemanded,
  planReversal,
  reverseCharges,
} from '../../fees/steps.ts';
import { type Step, stepOn } from '../../kernel/desk.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { peopleStream } from '../../people/state.ts';
import { plansStream } from '../../plans/state.ts';
import { plainHome } from '../../registers/state.ts';
import { boardFeesStream, registrationsStream } from '../state.ts';
import { about, chargedFor, feesOf } from './charged.ts';

const exams = plainHome(boardExams);

/** Charges a student what the exam costs, but what he stands charged for it already. */
export const chargeRegistration = (asked: EntryAsked<AskedRegistration>): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const { look, today } = context;
      const whose = ofStudent.whose(asked, context);
      if (isRefusal(whose)) return whose;
      const student = admittedAs(whose.admissionId, context);
      if (!student) return [];
      const wanted = about(asked);
      const { sessionId, examId } = wanted;
      const fees = look(boardFeesStream);
      const charged = chargedFor(journal, fees, look(registrationsStream), wanted);
      const stands = new Set(charged.map(({ subLedgerId }) => subLedgerId));
      const rows = feesOf(fees, wanted).filter(({ subLedgerId }) => !stands.has(subLedgerId));
      const { name } = exams.rows(look(exams.stream)).get(examId) as unknown as { name: { bn: string } };
      const books = { journal, chart: look(chartStream), plans: look(plansStream), today };
      return chargeDemanded(books, {
        ...{ sessionId, of: { boardExamId: examId }, called: name.bn },
        asked: rows.map(({ subLedgerId, fee }) => ({ subLedgerId, fee, students: [student] })),
      });
    },
    [chartStream, plansStream, boardFeesStream, registrationsStream, exams.stream, ...ADMITTED_READS],
  );

/** Takes back what was charged for a registration; refused where a receipt has paid any of it. */
export const takeBackRegistration = (named: EntryNamed): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, { look, today }) => {
      const own = look(registrationsStream).entries.get(named['registrationId'] as number);
      if (!own || own.withdrawn) return [];
      const books = { journal, chart: look(chartStream), today };
      const reversal = planReversal(books, own.itemIds);
      if (reversal.items.length === 0) return [];
      const { people } = look(peopleStream);
      const codeOf = (userId: number) => people.get(userId)?.userCode ?? String(userId);
      return reverseCharges(books, { chargeId: null, reason: '' }, reversal, codeOf);
    },
    [chartStream, peopleStream, registrationsStream],
  );
