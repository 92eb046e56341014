import { codeKey } from '@madrasah/events';
import { duplicatesList, likenessOf, type Profile, pairRevision } from '@madrasah/events/people';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { listQueries } from '../lists/index.ts';
import { type Person, peopleProjector } from './projector.ts';

// What is compared and shown, and no more: the people of a whole school are read at once.
const COLUMNS = {
  userId: 1,
  userCode: 1,
  userType: 1,
  version: 1,
  'profile.name': 1,
  'profile.fatherName': 1,
  'profile.dateOfBirth': 1,
  'profile.mobile1': 1,
} as const;

type Shown = Pick<Profile, 'name' | 'fatherName' | 'dateOfBirth' | 'mobile1'>;
type Known = Pick<Person, 'userId' | 'userCode' | 'userType' | 'version'> & { readonly profile: Shown };
/** As the store has them; whoever was erased has no profile. */
type Stored = Omit<Known, 'profile'> & { readonly profile: Shown | null };

const REASONS = { code: 3, birth: 1, mobile: 2 } as const;

/** By each reason, what two entries of one person have in common; undefined where too little is known. */
const marksOf = ({ userType, userCode, profile }: Known) => {
  const name = likenessOf({ ...profile, fatherName: '', dateOfBirth: '' });
  const born = profile.fatherName && profile.dateOfBirth;
  return [
    [REASONS.code, `${userType}|${codeKey(userCode)}`],
    [REASONS.birth, born ? `${userType}|${likenessOf(profile)}` : undefined],
    [REASONS.mobile, profile.mobile1 ? `${userType}|${name}|${profile.mobile1}` : undefined],
  ] as const;
};

/** Each later entry beside the earliest that is like it; a pair is told once, by the first reason. */
export function duplicatesAmong(people: readonly Known[]) {
  const earliest = new Map<string, Known>();
  const told = new Set<string>();
  return people.flatMap((person) =>
    marksOf(person).flatMap(([reason, mark]) => {
      if (mark === undefined) return [];
      const key = `${reason}|${mark}`;
      const first = earliest.get(key);
      if (!first) {
        earliest.set(key, person);
        return [];
      }
      const pair = `${first.userId}:${person.userId}`;
      if (told.has(pair)) return [];
      told.add(pair);
      return [{ first, other: person, reason }];
    }),
  );
}

/** Who may have been entered twice. */
export const duplicateQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, duplicatesList, {
    needs: [peopleProjector],
    file: 'duplicates',
    async rows(_, tenant) {
      const filter = { active: 1, 'profile.name': { $exists: true } };
      const found = await tenant.find<Stored>(peopleProjector, filter, {
        sort: { userId: 1 },
        projection: COLUMNS,
      });
      const people = found.flatMap(({ profile, ...person }) => (profile ? [{ ...person, profile }] : []));
      const rows = duplicatesAmong(people).map(({ first, other, reason }) => ({
        ...{
          UserID: first.userId,
          UserCode: first.userCode,
          OtherID: other.userId,
          OtherCode: other.userCode,
        },
        UserName: first.profile.name,
        FatherName: first.profile.fatherName,
        OtherName: other.profile.name,
        Reason: reason,
        revision: pairRevision(first, other),
      }));
      return { rows, beside: {} };
    },
    paper: async () => ({ filters: [], signers: ['preparer', 'principal'] }),
  });
