import { type CommandOf, isRefusal, type Language, type Refusal } from '@madrasah/events';
import { applicationCommands } from '@madrasah/events/applications';
import { USER_TYPES } from '@madrasah/events/people';
import { OutcomeUnknown, StoreAway } from '@madrasah/service-kit/event-store';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import type { Vault } from '@madrasah/service-kit/vault';
import { admitted } from '../admissions/steps.ts';
import { type Desk, type Errand, errandOf, hashInput, stepErrand, stepOn } from '../kernel/desk.ts';
import { eraseNow } from '../kernel/erasing.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { askingWhoItIs } from '../people/steps.ts';
import { markAdmitted, takeApplication } from './decide.ts';
import { applicationsStream } from './state.ts';

/** One clerk admits one applicant once, however often he sends it. */
const ofApplicant = (errand: Errand, applicationId: number): Errand => ({
  ...errand,
  idempotencyKey: `applicant-${applicationId}`,
  inputHash: hashInput('AdmitApplicant', { applicationId }),
});

type AdmitApplicant = CommandOf<typeof applicationCommands.admitApplicant>;

const taking = ({ applicationId }: AdmitApplicant) =>
  stepOn(applicationsStream, (state, context) => takeApplication(state, { applicationId }, context));

async function carryOut(
  { desk, vault }: { readonly desk: Desk; readonly vault: Vault },
  command: AdmitApplicant,
  errand: Errand,
  language: Language,
): Promise<CommandAnswer | Refusal> {
  const { applicationId, gender, profile, siblingId, admission } = command;
  const last = stepErrand(errand, 2);
  const repeated = Boolean(errand.idempotencyKey) && (await desk.isRecorded(applicationsStream, last));
  if (!repeated) {
    const taken = await desk.perform(taking(command), stepErrand(errand, 1));
    if (isRefusal(taken)) return taken;
  }
  const answer = await admitted(
    desk,
    { student: { kind: 'new', userCode: '', gender, profile, siblingId }, admission },
    ofApplicant(errand, applicationId),
    language,
  );
  if (isRefusal(answer)) return answer;
  const { AdmissionID: admissionId, UserID: userId } = answer.data as { AdmissionID: number; UserID: number };
  try {
    const marked = await desk.perform(
      stepOn(applicationsStream, (state) => markAdmitted(state, { applicationId, userId, admissionId })),
      last,
    );
    if (isRefusal(marked)) return marked;
    eraseNow(vault, errand.schoolId, `application:${applicationId}`);
    return { ...answer, position: Math.max(answer.position ?? 0, marked.position) };
  } catch (error) {
    if (error instanceof StoreAway) throw new OutcomeUnknown('admission', { cause: error });
    throw error;
  }
}

/**
 * Registers, admits and charges an applicant. The application is taken first, so that two clerks do not make two
 * students of him; and told at the end whose it is, by which what he wrote is erased there.
 */
export const admitApplicant = (desk: Desk, vault: Vault): HandledCommand =>
  askingWhoItIs<AdmitApplicant>(
    desk,
    handled(applicationCommands.admitApplicant, (command, call) =>
      carryOut({ desk, vault }, command, errandOf(call, 'AdmitApplicant', command), call.language),
    ),
    ({ profile }) => ({ profile, userType: USER_TYPES.student }),
    // Where it cannot be taken, because he is a student by now, that is told and nothing asked.
    async (errand, command) => {
      const first = stepErrand(errand, 1);
      const isRecorded = await desk.isRecorded(applicationsStream, first);
      return isRecorded || (await desk.foresee(taking(command), first)) !== undefined;
    },
  );
