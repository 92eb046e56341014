import {
  type DataOf,
  isRefusal,
  type Language,
  paisa,
  type Refusal,
  say,
  sumPaisa,
  toTaka,
} from '@madrasah/events';
import { admissionCommands, type StudentAdmitted } from '@madrasah/events/admissions';
import { USER_TYPES } from '@madrasah/events/people';
import { OutcomeUnknown, StoreAway } from '@madrasah/service-kit/event-store';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import { VaultAway } from '@madrasah/service-kit/vault';
import { academicsStream } from '../academics/state.ts';
import type { Deps } from '../deps.ts';
import { chargeAdmission, chargesOf, monthsSince } from '../fees/steps.ts';
import {
  type Desk,
  type Done,
  type Errand,
  errandOf,
  type Step,
  stepErrand,
  stepOn,
} from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { feeCalled } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { type PeopleState, peopleStream } from '../people/state.ts';
import { registration, standingPerson } from '../people/steps.ts';
import { type AdmitCommand, askingWhenAdmitted } from './asking.ts';
import { type Applicant, admitStudent } from './decide.ts';
import { chargesMonths } from './entry.ts';
import { unpricedHeads } from './fee-plan.ts';
import { type AdmissionState, admissionsStream } from './state.ts';

type AdmittedFacts = DataOf<typeof StudentAdmitted>;
type NewStudent = Extract<AdmitCommand['student'], { kind: 'new' }>;

interface Registered {
  readonly userId: number;
  readonly position: number;
}

const asStudent = (student: NewStudent) => registration({ ...student, userType: USER_TYPES.student });

/** The admission of somebody who is registered, or (userId 0) of somebody who is about to be. */
const admission = ({ student, admission: wanted }: AdmitCommand, userId: number): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, context) => {
      const applicant = applicantOf(student, userId, context.look(peopleStream));
      if (isRefusal(applicant)) return applicant;
      const academics = context.look(academicsStream);
      const chart = context.look(chartStream);
      return admitStudent(state, wanted, applicant, { academics, chart, today: context.today });
    },
    [peopleStream, academicsStream, chartStream],
  );

function applicantOf(
  student: AdmitCommand['student'],
  userId: number,
  people: PeopleState,
): Applicant | Refusal {
  const name = student.kind === 'new' ? student.profile.name : '';
  if (student.kind === 'new' && userId === 0)
    return { userId, userType: USER_TYPES.student, gender: student.gender, name };
  const person = standingPerson(people, userId);
  return isRefusal(person) ? person : { ...person, name: name || person.userCode };
}

/** Registers the person where he is new. All steps are foreseen first, so that every refusal comes before it. */
async function register(desk: Desk, command: AdmitCommand, errand: Errand): Promise<Registered | Refusal> {
  const { student } = command;
  if (student.kind === 'known') return { userId: student.userId, position: 0 };
  const first = stepErrand(errand, 1);
  if (!(await desk.isRecorded(peopleStream, first))) {
    const refusal =
      (await desk.foresee(asStudent(student), first)) ?? (await desk.foresee(admission(command, 0), errand));
    // The same command may have been recorded by its twin while this one looked.
    if (refusal && !(await desk.isRecorded(peopleStream, first))) return refusal;
  }
  const done = await desk.perform(asStudent(student), first);
  if (isRefusal(done)) return done;
  return { userId: done.events[0]?.data['userId'] as number, position: done.position };
}

async function admitAndCharge(
  desk: Desk,
  command: AdmitCommand,
  errand: Errand,
  registered: Registered,
  language: Language,
): Promise<CommandAnswer | Refusal> {
  const admitted = await desk.perform(admission(command, registered.userId), stepErrand(errand, 2));
  if (isRefusal(admitted)) return admitted;
  const facts = admitted.events[0]?.data as AdmittedFacts;
  const charged = await desk.perform(chargeAdmission(facts), stepErrand(errand, 3));
  if (isRefusal(charged)) return charged;
  const months = chargesMonths(facts)
    ? await desk.perform(monthsSince(facts), stepErrand(errand, 4))
    : undefined;
  const people = await desk.state(peopleStream, errand.schoolId);
  const chart = await desk.state(chartStream, errand.schoolId);
  const called = feeCalled(chart, language);
  const { admissionId, userId, serial } = facts;
  return {
    id: admissionId,
    data: {
      AdmissionID: admissionId,
      UserID: userId,
      UserCode: people.people.get(userId)?.userCode,
      AdmissionSerial: serial,
      charged: toTaka(sumPaisa(facts.plan.map(({ amount }) => amount))),
      noPrice: facts.chosen?.fees === false ? [] : unpricedHeads(chart, facts).map(called),
      ...(months && monthsTold(await desk.state(journalStream, errand.schoolId), facts, months, language)),
    },
    position: Math.max(registered.position, admitted.position, charged.position, positionOf(months)),
  };
}

const positionOf = (done: Done | Refusal | undefined): number =>
  done === undefined || isRefusal(done) ? 0 : done.position;

/** What stands charged of the months since the admission; where nothing could be, the run of each month charges it. */
function monthsTold(journal: JournalState, facts: AdmittedFacts, done: Done | Refusal, language: Language) {
  if (isRefusal(done)) return { monthsRefused: say(language, done.code, done.params) };
  // By the state: the policy that repairs may have been quicker.
  const items = chargesOf(journal, facts).filter(({ monthId }) => monthId > 0);
  const total = sumPaisa(items.map(({ charged }) => paisa(charged)));
  return { months: new Set(items.map(({ monthId }) => monthId)).size, monthsCharged: toTaka(total) };
}

/** Person, admission and first charge: three streams, three appends, one answer. @throws OutcomeUnknown · StoreAway */
export async function admitted(
  desk: Desk,
  command: AdmitCommand,
  errand: Errand,
  language: Language,
): Promise<CommandAnswer | Refusal> {
  const registered = await register(desk, command, errand);
  if (isRefusal(registered)) return registered;
  try {
    return await admitAndCharge(desk, command, errand, registered, language);
  } catch (error) {
    // The first step may stand already: "nothing was recorded" would not be true any more.
    if (error instanceof StoreAway || error instanceof VaultAway)
      throw new OutcomeUnknown('admission', { cause: error });
    throw error;
  }
}

export const admissions = ({ desk }: Pick<Deps, 'desk'>): HandledCommand[] => [
  askingWhenAdmitted(
    desk,
    handled(admissionCommands.admitStudent, (command, call) =>
      admitted(desk, command, errandOf(call, 'AdmitStudent', command), call.language),
    ),
  ),
];
