import { streams } from '@madrasah/events';
import { FamilyLeft, FamilyRecorded, PeopleMerged } from '@madrasah/events/people';
import test from 'ava';
import { admitted, person, profile } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.beforeEach(async () => {
  school = await testApp();
  const own = { mobile1: '01998877665', fatherName: 'খাত্তাব' };
  await school.record(
    streams.people(SCHOOL),
    person(1, 'আব্দুল্লাহ'),
    person(2, 'উমর'),
    person(3, 'যায়েদ', { profile: profile('যায়েদ', { ...own, mobile2: '01712345678' }) }),
    person(4, 'আলী', { profile: profile('আলী', { mobile1: '01998877665', mobile2: '01712345678' }) }),
    person(5, 'খাত্তাব', { userType: 4, userCode: '1' }),
  );
  await school.record(streams.admissions(SCHOOL), admitted(1, 1));
});
test.afterEach.always(() => school.end());

interface Answer {
  readonly recorded: boolean;
  readonly children: readonly { readonly UserID: number; readonly AdmissionID: number | null }[];
  readonly proposed: readonly { readonly UserID: number }[];
  readonly guardian: { readonly UserID: number } | null;
  readonly guardians: readonly { readonly UserID: number }[];
}

async function family(userId: number) {
  const { data } = (await school.get(`/api/students/family?UserID=${userId}`)).body as unknown as {
    data: Answer;
  };
  return {
    ...{ recorded: data.recorded, guardian: data.guardian?.UserID ?? null },
    children: data.children.map(({ UserID, AdmissionID }) => [UserID, AdmissionID]),
    proposed: data.proposed.map(({ UserID }) => UserID),
    guardians: data.guardians.map(({ UserID }) => UserID),
  };
}

test.serial(
  'without a word of the office the guardian’s mobile makes a family; same father and another number of it propose',
  async (t) => {
    t.deepEqual(await family(1), {
      ...{ recorded: false, guardian: null },
      children: [
        [1, 1],
        [2, null],
      ],
      proposed: [4],
      guardians: [5],
    });
    t.is((await school.get('/api/students/family?UserID=5')).status, 404, 'a guardian is no student');
  },
);

test.serial('what the office records counts, and who was taken out stands alone', async (t) => {
  await school.record(
    streams.people(SCHOOL),
    FamilyRecorded({ familyId: 1, userIds: [1, 3], guardianId: 5 }),
    FamilyLeft({ userId: 2, familyId: null }),
  );
  t.deepEqual(await family(3), {
    ...{ recorded: true, guardian: 5 },
    children: [
      [1, 1],
      [3, null],
    ],
    proposed: [4], // by the mobile alone he would be one, but for the record
    guardians: [5],
  });
  t.like(await family(2), { recorded: true, children: [[2, null]] });
});

test.serial(
  'of two entries made one only the one that is kept is shown, with the family and the notes of both',
  async (t) => {
    const merged = { familyId: 1, guardianId: 5, on: '2026-04-14', noteId: null };
    await school.record(
      streams.people(SCHOOL),
      FamilyRecorded({ familyId: 1, userIds: [1, 3], guardianId: 5 }),
      PeopleMerged({ keepId: 4, otherId: 3, ...merged }),
    );
    t.like(await family(4), {
      recorded: true,
      guardian: 5,
      children: [
        [1, 1],
        [4, null],
      ],
    });
    const ids = async (path: string) =>
      ((await school.get(path)).body.data as { UserID: number }[]).map(({ UserID }) => UserID);
    t.deepEqual(await ids('/api/users?usertype=1&status=2'), [4, 2, 1]);
    t.deepEqual(await ids(`/api/users/search_user?search=${encodeURIComponent('যায়েদ')}`), []);
    t.deepEqual(await ids('/api/users/user_info_image?usertype=1'), [1, 2, 4]);
  },
);

test.serial('a guardian who was entered twice is named by the entry that is kept', async (t) => {
  await school.record(
    streams.people(SCHOOL),
    person(6, 'খাত্তাব', { userType: 4, userCode: '2' }),
    FamilyRecorded({ familyId: 1, userIds: [1, 2], guardianId: 5 }),
    PeopleMerged({
      ...{ keepId: 6, otherId: 5, familyId: null, guardianId: null },
      ...{ on: '2026-04-14', noteId: null },
    }),
  );
  t.is((await family(1)).guardian, 6);
});

test.serial('the student box tells code, name and class, and nothing more', async (t) => {
  const { data } = (await school.get('/api/students/student_box?search=01712345678')).body as unknown as {
    data: readonly Record<string, unknown>[];
  };
  t.deepEqual(
    data.map((row) => Object.keys(row).sort()),
    [
      [
        ...['AdmissionID', 'ClassID', 'ClassName', 'SessionID', 'SessionName', 'StudentName'],
        ...['SubClass', 'SubClassID', 'UserCode', 'UserID'],
      ],
    ],
  );
});

test.serial(
  'whoever is entered is told the families that a mobile reaches, each by its newest child',
  async (t) => {
    await school.record(
      streams.people(SCHOOL),
      FamilyRecorded({ familyId: 1, userIds: [1, 3], guardianId: 5 }),
    );
    const kin = async (asked: string) => {
      const { data } = (await school.get(`/api/students/kin?${asked}`)).body as unknown as {
        data: { UserID: number; recorded: boolean; MotherName: string; children: { UserID: number }[] }[];
      };
      return data.map(({ UserID, recorded, MotherName, children }) => [
        ...[UserID, recorded, MotherName],
        children.map((child) => child.UserID),
      ]);
    };
    t.deepEqual(await kin('mobile=01998877665'), [
      [4, false, 'ফাতিমা', [4]],
      [3, true, 'ফাতিমা', [1, 3]],
    ]);
    t.deepEqual(await kin('UserID=1'), [[1, true, 'ফাতিমা', [1, 3]]]);
    t.deepEqual(await kin('mobile=01611111111'), [], 'nobody has it');
    t.deepEqual(await kin(''), [], 'nothing is asked');
  },
);
