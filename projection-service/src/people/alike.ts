import { likenessOf, type Profile, peopleQueries } from '@madrasah/events/people';
import { SWITCHES } from '@madrasah/events/settings';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { settingOf, settingsProjector } from '../settings/index.ts';
import { type Person, peopleProjector } from './projector.ts';

type Compared = Pick<Person, 'userCode'> & {
  /** Whoever was erased has none. */
  readonly profile: Pick<Profile, 'name' | 'fatherName' | 'dateOfBirth'> | null;
};
const COLUMNS = {
  userCode: 1,
  'profile.name': 1,
  'profile.fatherName': 1,
  'profile.dateOfBirth': 1,
} as const;

/**
 * The code of the active person who is like the one that is being entered, or null. A name is not told: whoever asks
 * has typed it. Where the school has switched the warning off, nobody is alike.
 */
export const alikeQuery = (): HandledQuery =>
  handledQuery(peopleQueries.alike, [peopleProjector, settingsProjector], async (asked, tenant) => {
    if ((await settingOf(tenant, SWITCHES.duplicateWarning)) !== 1) return { data: { UserCode: null } };
    const { UserTypeID: userType, UserName: name, FatherName: fatherName, DateOfBirth: dateOfBirth } = asked;
    const filter = { active: 1, userType, 'profile.dateOfBirth': dateOfBirth };
    const born = await tenant.find<Compared>(peopleProjector, filter, {
      sort: { userId: 1 },
      projection: COLUMNS,
    });
    const wanted = likenessOf({ name, fatherName, dateOfBirth });
    const known = born.find(({ profile }) => profile && likenessOf(profile) === wanted);
    return { data: { UserCode: known?.userCode ?? null } };
  });
