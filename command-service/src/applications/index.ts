import { type CommandOf, isRefusal, type Refusal } from '@madrasah/events';
import { applicationAddress, applicationCommands, refuseApplications } from '@madrasah/events/applications';
import { type Call, type CommandAnswer, networkOf } from '@madrasah/service-kit/http';
import { isSigned, type SignedLink, signedLinkWith } from '@madrasah/service-kit/links';
import { academicsStream } from '../academics/state.ts';
import type { Deps } from '../deps.ts';
import { platformStream } from '../institutions/state.ts';
import { type DecisionContext, type Desk, openErrand, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, idFrom, oneStep } from '../kernel/handler.ts';
import { admitApplicant } from './admit.ts';
import {
  applicationOfCode,
  changeApplication,
  setOnlineAdmission,
  submitApplication,
  switchApplication,
} from './decide.ts';
import { judgeDigits } from './digits.ts';
import { erasing } from './erase.ts';
import { applicationsStream } from './state.ts';

type Submit = CommandOf<typeof applicationCommands.submitApplication>;
type Change = CommandOf<typeof applicationCommands.changeApplication>;

const frameOf = ({ look, today }: DecisionContext) => ({ academics: look(academicsStream), today });

/** The public page of a school that is not here, or is switched off, takes nothing. */
async function shut(desk: Desk, schoolId: string): Promise<Refusal | undefined> {
  const school = (await desk.state(platformStream, schoolId)).institutions.get(schoolId);
  return school?.active ? undefined : refuseApplications('applications.closed');
}

/** What an applicant is told: his number, and the link under which he finds what he wrote. */
const receipt = (link: SignedLink, schoolId: string, code: string) => ({
  usercode: code,
  sig: link(schoolId, code),
  link: applicationAddress(schoolId, code, link(schoolId, code)),
});

/** Applications for admission: written by anybody on the public page, decided on by the office. */
export function applications({
  desk,
  secret,
  vault,
}: Pick<Deps, 'desk' | 'secret' | 'vault'>): HandledCommand[] {
  const link = signedLinkWith(secret);
  const judge = judgeDigits({ desk, vault });

  /** The link alone changes. Digits are counted as where they show, so that nobody guesses here instead. */
  async function unproved(
    { schoolId, code, proof }: Change,
    { address }: Call,
  ): Promise<Refusal | undefined> {
    if (isSigned(link, schoolId, code, proof.sig)) return undefined;
    const given = { schoolId, code, mobile4: proof.mobile4, network: networkOf(address) };
    const judged = proof.mobile4 === '' ? false : await judge(given);
    return isRefusal(judged) ? judged : refuseApplications('applications.link-only');
  }

  async function submit({ schoolId, application }: Submit, call: Call) {
    const closed = await shut(desk, schoolId);
    if (closed) return closed;
    const done = await desk.perform(
      stepOn(
        applicationsStream,
        (state, context) => submitApplication(state, application, frameOf(context)),
        [academicsStream],
      ),
      openErrand(call, schoolId, 'SubmitApplication', application),
    );
    if (isRefusal(done)) return done;
    const code = String(done.events[0]?.data['code']);
    return {
      ...idFrom('applicationId')(done.events),
      data: receipt(link, schoolId, code),
      position: done.position,
    };
  }

  async function change(command: Change, call: Call): Promise<CommandAnswer | Refusal> {
    const { schoolId, code, application } = command;
    const closed = await shut(desk, schoolId);
    if (closed) return closed;
    const refused = await unproved(command, call);
    if (refused) return refused;
    const known = applicationOfCode(await desk.state(applicationsStream, schoolId), code);
    if (!known) return refuseApplications('application.not-found');
    const done = await desk.perform(
      stepOn(
        applicationsStream,
        (state, context) =>
          changeApplication(
            state,
            state.applications.get(known.applicationId) ?? known,
            application,
            frameOf(context),
          ),
        [academicsStream],
      ),
      openErrand(call, schoolId, 'ChangeApplication', { code, application }),
    );
    if (isRefusal(done)) return done;
    return { data: receipt(link, schoolId, code), position: done.position };
  }

  return [
    handled(applicationCommands.submitApplication, submit),
    handled(applicationCommands.changeApplication, change),
    oneStep(desk, applicationCommands.setOnlineAdmission, (command, { ifMatch }) =>
      stepOn(
        applicationsStream,
        (state, { look }) => setOnlineAdmission(state, command, look(academicsStream), ifMatch),
        [academicsStream],
      ),
    ),
    oneStep(desk, applicationCommands.switchApplication, (command) =>
      stepOn(applicationsStream, (state) => switchApplication(state, command)),
    ),
    erasing(desk, vault),
    admitApplicant(desk, vault),
  ];
}
