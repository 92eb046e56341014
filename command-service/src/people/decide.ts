import { type EventDraft, isRefusal, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  CodeSettingChanged,
  codeSettingRevision,
  nextCode,
  OtherNamesWritten,
  PersonChanged,
  PersonErased,
  PersonRegistered,
  type Profile,
  refusePeople as refuse,
  USER_TYPES,
  type WrittenNames,
} from '@madrasah/events/people';
import { isThana } from '@madrasah/service-kit/places';
import { seenAnother } from '../kernel/seen.ts';
import { codeTaken } from './holders.ts';
import { codeSettingOf, entriesOf, type PeopleState, type Person } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

export interface RegisterPerson {
  readonly userType: number;
  /** '' for the next free code. */
  readonly userCode: string;
  readonly gender: number;
  readonly profile: Profile;
}

type At = readonly { readonly path: string; readonly problem: Problem }[];

/** Nobody is born tomorrow; 2030 is a slip for 2003. */
const birthFault = ({ dateOfBirth }: Profile, today: string): At =>
  dateOfBirth > today ? [{ path: 'DateOfBirth', problem: new Problem('people.born-later') }] : [];

/** The fixed list of thanas has all that there are. */
const thanaFaults = ({ permanent, present }: Pick<Profile, 'permanent' | 'present'>): At =>
  (
    [
      ['permanentPoliceStationID', permanent.thana],
      ['TransientPoliceStationID', present.thana],
    ] as const
  ).flatMap(([path, thana]) =>
    thana === '' || isThana(thana) ? [] : [{ path, problem: new Problem('people.thana-unknown') }],
  );

/** What is wrong with what is typed about a person, field by field. @param today in Dhaka */
export function profileFault(profile: Profile, today: string): Refusal | undefined {
  const [born, thanas] = [birthFault(profile, today), thanaFaults(profile)];
  if (born.length > 0) return refuse('people.born-later', {}, [...born, ...thanas]);
  return thanas.length > 0 ? refuse('people.thana-unknown', {}, thanas) : undefined;
}

/** Registers a person with a code of the form, or the next free one of the user type. @param today in Dhaka */
export function registerPerson(state: PeopleState, command: RegisterPerson, today: string): Decided {
  const { userType, gender, profile } = command;
  const fault = profileFault(profile, today);
  if (fault) return fault;
  const userCode = command.userCode || freeCode(state, userType);
  if (isRefusal(userCode)) return userCode;
  const taken = codeTaken(state, { userType, userCode });
  if (taken) return taken;
  const userId = 1 + (state.highest.get(0) ?? 0);
  return [PersonRegistered({ userId, userCode, userType, gender, profile })];
}

/** The next code of a user type; none where the institution gives them by hand. */
function freeCode(state: PeopleState, userType: number): string | Refusal {
  const setting = codeSettingOf(state, userType);
  if (setting.automatic) return nextCode(setting, state.highest.get(userType) ?? 0);
  const key = 'people.code-required';
  return refuse(key, {}, [{ path: 'UserCode', problem: new Problem(key) }]);
}

export interface ChangeCodeSetting {
  readonly userType: number;
  readonly automatic: boolean;
  readonly from: number | null;
}

/**
 * Sets how codes are given from now on. Setting what is set already records nothing.
 * @param seen the version it was loaded with; any where absent
 */
export function changeCodeSetting(state: PeopleState, command: ChangeCodeSetting, seen?: number): Decided {
  const { userType, automatic, from } = command;
  const another = seenAnother(seen, codeSettingRevision(codeSettingOf(state, userType)));
  if (another) return another;
  const known = state.codeSettings.get(userType);
  const same = known?.automatic === automatic && (!automatic || known.from === from);
  return same ? [] : [CodeSettingChanged({ userType, automatic, from })];
}

/** A person that is there, active and not erased, or the refusal. */
export function standingPerson(state: PeopleState, userId: number): Person | Refusal {
  const person = state.people.get(userId);
  if (!person) return refuse('person.not-found');
  if (person.erased) return refuse('people.erased');
  return person.active ? person : refuse('people.inactive');
}

export interface ChangePerson {
  readonly userId: number;
  /** Absent or '' keeps the code he has. */
  readonly userCode?: string;
  readonly gender: number;
  readonly profile: Profile;
}

/** @param seen the version that whoever changes him has seen; any where absent */
export function changePerson(
  state: PeopleState,
  command: ChangePerson,
  today: string,
  seen?: number,
): Decided {
  const person = standingPerson(state, command.userId);
  if ('refused' in person) return person;
  if (seen !== undefined && seen !== person.version) return refuseAny('conflict.changed');
  const fault = profileFault(command.profile, today);
  if (fault) return fault;
  const { userId, userType } = person;
  const { gender, profile, userCode } = command;
  const code = userCode || person.userCode;
  const taken = code === person.userCode ? undefined : codeTaken(state, { userType, userCode: code, userId });
  return taken ?? [PersonChanged({ userId, userCode: code, userType, gender, profile })];
}

/**
 * Erases a person, and the entries that were made one with his. Erasing twice is no fault: nothing is recorded then.
 * Whoever still signs in is not erased: his login would let in somebody nobody knows.
 * @param noteId where it stands why
 */
export function erasePerson(
  state: PeopleState,
  command: { readonly userId: number },
  noteId: number | null,
  signsIn: (userId: number) => boolean = () => false,
): Decided {
  const person = state.people.get(command.userId);
  if (!person) return refuse('person.not-found');
  const left = entriesOf(state, command.userId).filter(
    (userId) => state.people.get(userId)?.erased === false,
  );
  if (left.some(signsIn)) return refuse('people.signs-in');
  return left.map((userId) => PersonErased({ userId, reason: '', ...(noteId !== null && { noteId }) }));
}

export interface NamesOfOne {
  readonly userId: number;
  readonly names: WrittenNames;
}

const nothingWritten = ({ english, arabic }: WrittenNames) =>
  Object.keys(english).length + Object.keys(arabic).length === 0;

/** Names of students in English and Arabic letters: all of them, or none where one is no student that stands. */
export function writeOtherNames(
  state: PeopleState,
  { students }: { students: readonly NamesOfOne[] },
): Decided {
  const written = students.filter(({ names }) => !nothingWritten(names));
  for (const { userId } of written) {
    const person = standingPerson(state, userId);
    if (isRefusal(person)) return person;
    if (person.userType !== USER_TYPES.student) return refuse('person.not-found');
  }
  return written.map((one) => OtherNamesWritten(one));
}
