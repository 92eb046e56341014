import { type Register, streams } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import { type AdmissionState, admissionsStream } from '../admissions/state.ts';
import { applicationsStream } from '../applications/state.ts';
import { certificatesStream } from '../certificates/state.ts';
import { examsHomes, examsStream } from '../exams/state.ts';
import { keysOpened, openedStream } from '../kernel/opening.ts';
import { isReferredTo, type Slots, type Surroundings } from '../kernel/register/index.ts';
import { type ChartState, chartStream, printSettingsOf } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { plansStream } from '../plans/state.ts';
import { classesInResults, sectionsInResults } from '../results/state.ts';
import { runningAnswer, settleSession } from './running.ts';

type Look = Surroundings['look'];

/** Somebody is, or was before a change, where this says. */
const wasThere = (
  { admissions, earlier }: AdmissionState,
  isIt: (place: { readonly classId: number; readonly sectionId: number }) => boolean,
) =>
  [...admissions.values()].some(isIt) ||
  [...earlier.values()].some((changes) => changes.some(({ before }) => isIt(before)));

/** A price that was withdrawn counts: a charge may name its row. */
const isPriced = ({ prices }: ChartState, place: 'sessionId' | 'classId', id: number) =>
  [...prices.values()].some((row) => row[place] === id);

const inExams = (register: Register, id: number, look: Look) =>
  isReferredTo(register, id, examsHomes, look(examsStream) as never);

function opensFor(look: Look) {
  const { applications, setting } = look(applicationsStream);
  return { applications: [...applications.values()], settings: [...setting.values()] };
}

const sessionIsUsed = (id: number, look: Look): boolean => {
  const { applications, settings } = opensFor(look);
  const chart = look(chartStream);
  return (
    [...look(admissionsStream).admissions.values()].some(({ sessionId }) => sessionId === id) ||
    isPriced(chart, 'sessionId', id) ||
    printSettingsOf(chart).sessionId === id ||
    [...look(plansStream).calendars.values()].some(({ sessionId }) => sessionId === id) ||
    inExams(sessions, id, look) ||
    keysOpened(look(openedStream), streams.results.category).includes(String(id)) ||
    [...applications, ...settings].some(({ sessionId }) => sessionId === id) ||
    // Old dues may name a session that nobody was admitted to. Last: what is used is mostly found before.
    [...look(journalStream).items.values()].some(({ sessionId }) => sessionId === id)
  );
};

const classIsUsed = (id: number, look: Look): boolean => {
  const { applications, settings } = opensFor(look);
  return (
    wasThere(look(admissionsStream), ({ classId }) => classId === id) ||
    isPriced(look(chartStream), 'classId', id) ||
    [...look(plansStream).calendars.values()].some(({ classId }) => classId === id) ||
    applications.some(({ classId }) => classId === id) ||
    settings.some(({ classIds }) => classIds.includes(id)) ||
    [...look(certificatesStream).certificates.values()].some(({ classId }) => classId === id)
  );
};

const sectionIsUsed = (id: number, look: Look): boolean =>
  wasThere(look(admissionsStream), ({ sectionId }) => sectionId === id) || inExams(sections, id, look);

const asked = (isUsed: (id: number, look: Look) => boolean): NonNullable<Slots['usedBy']> => {
  return (id, { look }) => isUsed(id, look);
};

/**
 * What refers to sessions, classes and sections from other streams; the sections of a class and the subjects of a
 * section stand in their own. A first use that is decided in another stream at the instant of the deletion is missed.
 */
export const academicSlots: Readonly<Record<string, Slots>> = {
  [sessions.key]: {
    users: [
      ...[admissionsStream, chartStream, plansStream, examsStream],
      ...[openedStream, applicationsStream, journalStream],
    ],
    usedBy: asked(sessionIsUsed),
    settle: settleSession,
    answer: runningAnswer,
  },
  [classes.key]: {
    users: [admissionsStream, chartStream, plansStream, applicationsStream, certificatesStream],
    usedBy: asked(classIsUsed),
    usedIn: classesInResults,
  },
  [sections.key]: {
    users: [admissionsStream, examsStream],
    usedBy: asked(sectionIsUsed),
    usedIn: sectionsInResults,
  },
};
