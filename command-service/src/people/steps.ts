import { type Step, stepOn } from '../kernel/desk.ts';
import { type RegisterPerson, registerPerson } from './decide.ts';
import { type PeopleState, peopleStream } from './state.ts';

export { standingPerson } from './decide.ts';

/** Registers a person, as the first step of a larger command. */
export const registration = (command: RegisterPerson): Step<PeopleState> =>
  stepOn(peopleStream, (state, { today }) => registerPerson(state, command, today));
