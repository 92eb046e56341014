import { type CommandOf, isRefusal, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { accessCommands } from '@madrasah/events/access';
import { peopleCommands, USER_TYPES } from '@madrasah/events/people';
import { hashPassword, isPermitted } from '@madrasah/service-kit/access';
import { type Call, type CommandAnswer, networkOf } from '@madrasah/service-kit/http';
import { type Desk, type Errand, errandOf, type Step, stepErrand, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { peopleStream } from '../people/state.ts';
import { askingWhoItIs, registration } from '../people/steps.ts';
import { createLogin } from './decide.ts';
import { accessStream } from './state.ts';

const { registerWithLogin } = accessCommands;
type Command = CommandOf<typeof registerWithLogin>;

const enteredBy = ({ person }: Command) => ({
  ...{ userType: USER_TYPES.teacher, userCode: '', ...person },
});

const loginStep = (
  { name, permissionType, job }: Command,
  userId: number | null,
  hash: string,
): Step<never> =>
  stepOn(accessStream, (state, { actor }) =>
    createLogin(state, { userId, name, permissionType, job }, hash, actor),
  ) as unknown as Step<never>;

/** Why neither may be recorded: of a person without the login that he is entered for nobody would know. */
async function foreseen(desk: Desk, command: Command, errand: Errand): Promise<Refusal | undefined> {
  const login = (await desk.state(accessStream, errand.schoolId)).logins.get(errand.actor.id);
  if (!login || !isPermitted(login, peopleCommands.registerPerson.access)) return refuseAny('access.denied');
  const own = { ...errand, idempotencyKey: undefined };
  return (
    (await desk.foresee(registration(enteredBy(command)), own)) ??
    desk.foresee(loginStep(command, null, ''), own)
  );
}

/** The person, then the login: a repetition with the same key goes on where the first one stopped. */
async function register(
  desk: Desk,
  command: Command,
  call: Call,
): Promise<CommandAnswer<undefined> | Refusal> {
  const { password, ...told } = command;
  const errand = errandOf(call, registerWithLogin.name, told);
  const begun = await desk.isRecorded(peopleStream, stepErrand(errand, 1));
  const refused = begun ? undefined : await foreseen(desk, command, errand);
  if (refused) return refused;
  const entered = await desk.perform(registration(enteredBy(command)), stepErrand(errand, 1));
  if (isRefusal(entered)) return entered;
  const userId = entered.events[0]?.data['userId'] as number;
  const hash = await hashPassword(password, networkOf(call.address));
  const made = await desk.perform(loginStep(command, userId, hash), stepErrand(errand, 2));
  if (isRefusal(made)) return made;
  return { position: made.position, id: made.events[0]?.data['loginId'] as number };
}

/** A login with the person whose it is, in one go; asked about where he looks like somebody who is there. */
export const withPerson = (desk: Desk): HandledCommand =>
  askingWhoItIs<Command>(
    desk,
    handled(registerWithLogin, (command, call) => register(desk, command, call)),
    enteredBy,
    (errand) => desk.isRecorded(peopleStream, stepErrand(errand, 1)),
  );
