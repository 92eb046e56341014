import { type CommandOf, isRefusal, type Refusal } from '@madrasah/events';
import { DonorDescribed, donorCommands, refuseDonations } from '@madrasah/events/donations';
import { GENDERS, type Profile, USER_TYPES } from '@madrasah/events/people';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import { type Desk, errandOf, type Step, stepErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { withNote } from '../../notes/steps.ts';
import type { PeopleState } from '../../people/state.ts';
import { contactStep, mergeStep, registration, tiesFrame } from '../../people/steps.ts';
import { type DonorsState, donorsStream } from './state.ts';

const { addDonor, changeDonor, joinDonors } = donorCommands;
type Added = CommandOf<typeof addDonor>;
type Changed = CommandOf<typeof changeDonor>;

const NOWHERE = { thana: '', post: '', village: '' };

/** A donor as people are known: of him the form asks name, mobile and address alone. */
const profileOf = ({ contact: { name, mobile1, address } }: Added): Profile => ({
  ...{ name, mobile1, fatherName: '', motherName: '', dateOfBirth: '', nationalId: '', bloodGroup: '' },
  ...{ relationship1: null, mobile2: '', relationship2: null, email: '' },
  ...{ permanent: NOWHERE, present: { ...NOWHERE, village: address } },
});

/** The form asks for no gender: a house or a guest has none. */
const registering = (donor: Added): Step<PeopleState> =>
  registration({
    ...{ userType: USER_TYPES.donor, userCode: '', gender: GENDERS.other },
    profile: profileOf(donor),
  });

const describing = (userId: number, { kind, note }: Pick<Added, 'kind' | 'note'>): Step<DonorsState> =>
  stepOn(donorsStream, (_, { today: on }) => [DonorDescribed({ userId, on, kind, note })]);

type Answer = { readonly UserID: number; readonly UserCode: string };

/** The person, then what he is as a donor; a repetition with the same key goes on where the first one stopped. */
async function add(desk: Desk, donor: Added, call: Call): Promise<CommandAnswer<Answer> | Refusal> {
  const errand = errandOf(call, addDonor.name, donor);
  const entered = await desk.perform(registering(donor), stepErrand(errand, 1));
  if (isRefusal(entered)) return entered;
  const [registered] = entered.events;
  const [userId, userCode] = [registered?.data['userId'] as number, registered?.data['userCode'] as string];
  const done = await desk.perform(describing(userId, donor), stepErrand(errand, 2));
  if (isRefusal(done)) return done;
  return { id: userId, data: { UserID: userId, UserCode: userCode }, position: done.position };
}

async function change(desk: Desk, command: Changed, call: Call): Promise<CommandAnswer<undefined> | Refusal> {
  const { userId, contact } = command;
  const errand = errandOf(call, changeDonor.name, command);
  const named = contactStep({ userId, userType: USER_TYPES.donor, contact }, call.ifMatch);
  const changed = await desk.perform(named, stepErrand(errand, 1));
  if (isRefusal(changed)) return changed;
  const done = await desk.perform(describing(userId, command), stepErrand(errand, 2));
  return isRefusal(done) ? done : { position: done.position };
}

/** Both must be donors: who else is twice in the list of people is made one there. */
const bothGive = (step: Step<PeopleState>, pair: { keepId: number; otherId: number }): Step<PeopleState> => ({
  ...step,
  decide: (state, context) =>
    [pair.keepId, pair.otherId].every((id) => state.people.get(id)?.userType === USER_TYPES.donor)
      ? step.decide(state, context)
      : refuseDonations('donor.not-found'),
});

/** Donors: entered, changed, and two entries of one made one. */
export const donors = (desk: Desk): HandledCommand[] => [
  handled(addDonor, (donor, call) => add(desk, donor, call)),
  handled(changeDonor, (command, call) => change(desk, command, call)),
  handled(joinDonors, async ({ reason, ...pair }, call) => {
    const errand = errandOf(call, joinDonors.name, { reason, ...pair });
    const frame = await tiesFrame(desk, errand.schoolId);
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      bothGive(mergeStep(pair, frame, { noteId, seen: undefined }), pair),
    );
    return isRefusal(done) ? done : { id: pair.keepId, position: done.position };
  }),
];
