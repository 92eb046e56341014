import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  InstitutionRegistered,
  type Renewal,
  RenewalSet,
  refuseInstitutions as refuse,
} from '@madrasah/events/institutions';
import { FUND_KIND, FundAdded } from '@madrasah/events/ledger';
import { type Profile, USER_TYPES } from '@madrasah/events/people';
import { hashPassword, isPlatforms } from '@madrasah/service-kit/access';
import { OutcomeUnknown, StoreAway } from '@madrasah/service-kit/event-store';
import { accessStream } from '../access/state.ts';
import { createLogin } from '../access/steps.ts';
import { type Desk, type Errand, stepErrand, stepOn } from '../kernel/desk.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { peopleStream } from '../people/state.ts';
import { registration as personRegistration } from '../people/steps.ts';
import { platformStream } from './state.ts';

export interface RegisterInstitution {
  readonly schoolId: string;
  readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  readonly address: string;
  readonly contactNumber: string;
  readonly renewal: Renewal;
  /** Whose the first login is; without him it is nobody's until somebody says so. */
  readonly owner?: Owner;
  readonly firstLogin: { readonly name: string; readonly password: string };
}

/** Whoever opens the school. */
export interface Owner {
  readonly gender: number;
  readonly profile: Profile;
}

const FIRST_LOGIN_TYPE = 2;
const GENERAL_FUND = { name: 'সাধারণ তহবিল', nameEn: 'General fund' };

/**
 * Opens a school: the institution, its first login (permission type 2) with its owner, and its general fund. Each step is
 * idempotent by state, so that a crash in between is mended by registering again.
 * @param by the school of whoever registers it
 */
export async function registerInstitution(
  desk: Desk,
  command: RegisterInstitution,
  errand: Errand,
  by: string,
): Promise<{ position: number } | Refusal> {
  const { firstLogin, renewal, owner, ...facts } = command;
  const hasLogin = (await desk.state(accessStream, facts.schoolId)).logins.size > 0;
  const refused = await foreseen(desk, command, systems(errand, facts.schoolId));
  if (refused) return refused;
  const registered = await desk.perform(
    stepOn(platformStream, (state) => {
      if (!isPlatforms(state, by)) return refuse('institutions.platform-only');
      if (!state.institutions.has(facts.schoolId)) return registration(facts, renewal);
      return hasLogin ? refuse('institutions.duplicate') : [];
    }),
    stepErrand(errand, 1),
  );
  if (isRefusal(registered)) return registered;
  try {
    const completed = await completeInstitution(desk, facts.schoolId, { ...firstLogin, owner }, errand);
    if (isRefusal(completed)) return completed;
    // Somebody registered the same school at the same moment, and the login is his.
    return completed.opened ? { position: completed.position } : refuse('institutions.duplicate');
  } catch (error) {
    // The institution stands already: "nothing was recorded" would not be true any more.
    if (error instanceof StoreAway) throw new OutcomeUnknown('institution', { cause: error });
    throw error;
  }
}

/** Inside a new school nobody has acted yet: what it starts with is the system's. */
const systems = (errand: Errand, schoolId: string): Errand => ({
  ...errand,
  schoolId,
  actor: { id: 0, permissionType: 0 },
});

/** What its owner or its first login would be refused for: nothing is recorded of a school that would stay half made. */
async function foreseen(desk: Desk, command: RegisterInstitution, own: Errand): Promise<Refusal | undefined> {
  const { owner, firstLogin, schoolId } = command;
  const { people } = await desk.state(peopleStream, schoolId);
  const person = owner && people.size === 0 ? await desk.foresee(ownerStep(owner), own) : undefined;
  return person ?? desk.foresee(loginStep(firstLogin.name, null, ''), own);
}

const ownerStep = (owner: Owner) =>
  personRegistration({ userType: USER_TYPES.teacher, userCode: '', ...owner });

const loginStep = (name: string, userId: number | null, passwordHash: string) =>
  createLogin({ userId, name, permissionType: FIRST_LOGIN_TYPE }, passwordHash);

const registration = (
  facts: Omit<RegisterInstitution, 'firstLogin' | 'renewal' | 'owner'>,
  renewal: Renewal,
): readonly EventDraft[] => [
  InstitutionRegistered(facts),
  ...(renewal.until === null && renewal.students === null
    ? []
    : [RenewalSet({ schoolId: facts.schoolId, ...renewal })]),
];

/** What a registered institution must have; nothing where it has it. `opened`: the first login is this one. */
export async function completeInstitution(
  desk: Desk,
  schoolId: string,
  { name, password, owner }: RegisterInstitution['firstLogin'] & { readonly owner?: Owner | undefined },
  errand: Errand,
): Promise<{ position: number; opened: boolean } | Refusal> {
  const passwordHash = await hashPassword(password);
  const own = systems(errand, schoolId);
  const userId = owner ? await ownerOf(desk, owner, stepErrand(own, 4)) : null;
  if (isRefusal(userId)) return userId;
  const login = await desk.perform(loginStep(name, userId, passwordHash), stepErrand(own, 2));
  if (isRefusal(login)) return login;
  const fund = await desk.perform(
    stepOn(chartStream, (chart) =>
      chart.funds.size > 0 ? [] : [FundAdded({ fundId: 1, ...GENERAL_FUND, kind: FUND_KIND.general })],
    ),
    stepErrand(own, 3),
  );
  if (isRefusal(fund)) return fund;
  return { position: Math.max(login.position, fund.position), opened: login.events.length > 0 };
}

/** The person whose the first login is: the first of the school, who is there already where a crash came between. */
async function ownerOf(desk: Desk, owner: Owner, errand: Errand): Promise<number | Refusal> {
  const { people } = await desk.state(peopleStream, errand.schoolId);
  const [known] = people.keys();
  if (known !== undefined) return known;
  const registered = await desk.perform(ownerStep(owner), errand);
  return isRefusal(registered) ? registered : (registered.events[0]?.data['userId'] as number);
}
