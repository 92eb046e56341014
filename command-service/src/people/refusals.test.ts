import { CodeSettingChanged, refusePeople, USER_TYPES } from '@madrasah/events/people';
import { saidFault } from '../kernel/erasing.ts';
import { PROFILE } from '../test-support/people.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { assignCard, blockCard } from './cards.ts';
import { changePerson, erasePerson, registerPerson } from './decide.ts';
import { reactivatePerson } from './ending/activity.ts';
import { mergePeople } from './ending/merging.ts';
import { recordFamily } from './family.ts';
import { firstOf, ownerOf } from './photos.ts';
import { likelyDouble } from './same-person/likely.ts';
import { withdrawStudentNote } from './student-notes.ts';
import {
  erased,
  FREE,
  given,
  inactive,
  oldDoubles,
  people,
  putAside,
  register,
  TODAY,
  TOLD,
} from './test-support.ts';

const CARD = '0012345678';

const mergedTwo = () => {
  const state = people(['', '']);
  given(state, mergePeople(state, { keepId: 1, otherId: 2 }, FREE, TOLD));
  return state;
};

provokesEach(refusePeople.codes, {
  'people.thana-unknown': () => {
    const profile = { ...PROFILE, present: { ...PROFILE.present, thana: '999999' } };
    return registerPerson(
      people([]),
      { userType: USER_TYPES.student, userCode: '', gender: 1, profile },
      TODAY,
    );
  },
  'people.erased-said': () => saidFault(['reason']),
  'people.inactive': () => changePerson(inactive(), { userId: 1, gender: 1, profile: PROFILE }, TODAY),
  'people.card-taken': () => {
    const state = people(['', '']);
    given(state, assignCard(state, { userId: 1, cardNo: CARD }, TODAY));
    return assignCard(state, { userId: 2, cardNo: CARD }, TODAY);
  },
  'people.card-none': () => blockCard(people(['']), 1, TOLD),
  'people.note-not-found': () => withdrawStudentNote(people(['']), 1, TODAY),
  'people.has-money': () => putAside(people(['']), false, { ...FREE, money: true }),
  'people.has-results': () => putAside(people(['']), false, { ...FREE, results: true }),
  'people.is-admitted': () => putAside(people(['']), false, { ...FREE, admitted: true }),
  'people.is-certified': () => putAside(people(['']), false, { ...FREE, certified: true }),
  'people.teaches': () => putAside(people(['']), false, { ...FREE, teaches: true }),
  'person.not-found': () => erasePerson(people([]), { userId: 1 }, null),
  'people.signs-in': () => erasePerson(people(['']), { userId: 1 }, null, () => true),
  'people.code-duplicate': () => register(people(['77']), '77'),
  'people.likely-double': () =>
    likelyDouble(people(['']), { userType: USER_TYPES.student, profile: PROFILE }),
  'people.code-shared': () => ownerOf(oldDoubles(), USER_TYPES.student, '0045.jpg'),
  'people.code-required': () => {
    const state = people([]);
    const userType = USER_TYPES.student;
    given(state, [CodeSettingChanged({ userType, automatic: false, from: null })]);
    return register(state);
  },
  'people.erased': () => changePerson(erased(), { userId: 1, gender: 1, profile: PROFILE }, TODAY),
  'people.family-kind': () => recordFamily(people(['']), { userIds: [1], guardianId: 1 }),
  'people.family-alone': () => recordFamily(people(['']), { userIds: [1], guardianId: null }),
  'people.family-other': () => {
    const state = people(['', '', '', '']);
    given(state, recordFamily(state, { userIds: [1, 2], guardianId: null }));
    given(state, recordFamily(state, { userIds: [3, 4], guardianId: null }));
    return recordFamily(state, { userIds: [1, 3], guardianId: null });
  },
  'people.merge-self': () => mergePeople(people(['']), { keepId: 1, otherId: 1 }, FREE, TOLD),
  'people.merge-kinds': () => {
    const state = people(['']);
    given(state, register(state, '', USER_TYPES.teacher));
    return mergePeople(state, { keepId: 1, otherId: 2 }, FREE, TOLD);
  },
  'people.merge-held': () =>
    mergePeople(people(['', '']), { keepId: 1, otherId: 2 }, { ...FREE, money: true }, TOLD),
  'people.merged': () => reactivatePerson(mergedTwo(), 2, TOLD),
  'people.photo-twice': () => firstOf(new Set([1]), 1, '77.jpg'),
  'people.photo-name': () => ownerOf(people(['']), USER_TYPES.student, 'ছবি.jpg'),
  'people.photo-of-nobody': () => ownerOf(people(['']), USER_TYPES.teacher, '1001.jpg'),
  'people.born-later': () =>
    changePerson(
      people(['']),
      { userId: 1, gender: 1, profile: { ...PROFILE, dateOfBirth: '2026-04-15' } },
      TODAY,
    ),
});
