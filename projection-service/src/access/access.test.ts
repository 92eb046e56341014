import { streams } from '@madrasah/events';
import { AuditorSet, LoginCreated, LoginSwitched, permissionIds, WITH_MENU } from '@madrasah/events/access';
import { FileStored, fileIdOf } from '@madrasah/events/files';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { person } from '../app-test-school.ts';
import { allowed, CLERK, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.before(async () => {
  school = await testApp();
  await school.record(streams.people(SCHOOL), person(9, 'ইদ্রিস', { userType: 2, userCode: '3' }));
  await school.record(
    streams.access(SCHOOL),
    LoginCreated({
      loginId: 3,
      userId: 9,
      permissionType: 5,
      name: 'hisab',
      passwordHash: 'scrypt1$salt$secret',
    }),
    LoginSwitched({ loginId: 3, active: false }),
    allowed(CLERK, 'fee_collection'),
  );
});
test.after.always(() => school.end());

test('logins with the people behind them, and never a password’s hash', async (t) => {
  const { body } = await school.get('/api/users/get_all_login_users');
  t.deepEqual(body.data[2], {
    UserID: 3,
    NewUserID: 9,
    LoginName: 'hisab',
    PermissionTypeID: 5,
    IsVerified: 0,
    UserCode: '3',
    UserName: 'ইদ্রিস',
    UserTypeID: 2,
    Auditor: null,
    TypeName: 'শিক্ষক',
    PermissionName: 'এডমিন ইউজার',
  });
  t.like(body.data[0], { UserID: 1, NewUserID: null, UserName: '', IsVerified: 1 });
  t.notRegex(JSON.stringify(body), /scrypt|salt|hash/i);
});

test('an administrator’s menu has every power with every flag', async (t) => {
  const { data } = (await school.get('/api/permission/menu')).body;
  t.is(data.length, permissionIds.size);
  t.deepEqual(data[0], {
    PermissionListID: 1,
    PowerName: 'user_entry',
    PermissionView: 1,
    PermissionInsert: 1,
    PermissionEdit: 1,
    PermissionDelete: 1,
  });
});

test('the menu tells who asks and where: a page needs to ask nothing else to begin', async (t) => {
  const { body, headers } = await school.get('/api/permission/menu', { loginId: CLERK });
  t.like(body.user, { permissionType: 6, schoolId: SCHOOL, userId: CLERK });
  t.like(body.institution, {
    Action: 'Active',
    InstitutionName: `মাদরাসা ${SCHOOL}`,
    Logo: null,
    RenewDays: null,
    BalanceDr: null,
  });
  t.is(
    headers.get('x-kinds'),
    'access,classes,current-files,institution-info,institutions,sections,sessions',
  );
});

test('the menu brings the lists that nearly every page shows, as their own addresses answer', async (t) => {
  const { along } = (await school.get('/api/permission/menu', { loginId: CLERK })).body;
  t.deepEqual(
    along.map(({ path }: { path: string }) => path),
    [...WITH_MENU],
  );
  for (const { path, kinds, answer } of along) {
    const { body, headers } = await school.get(path, { loginId: CLERK });
    t.deepEqual({ success: true, ...answer }, { success: true, ...body }, path);
    t.deepEqual(kinds, headers.get('x-kinds')?.split(','), path);
  }
});

test.serial('the menu gives each login its own key for drafts, the same each time', async (t) => {
  const app = await testApp({ vault: new FileVault(':memory:') });
  t.teardown(() => app.end());
  const keyOf = async (loginId: number) =>
    (await app.get('/api/permission/menu', { loginId })).body.draftKey as string;
  const mine = await keyOf(CLERK);
  t.is(Buffer.from(mine, 'base64url').length, 32);
  t.not(await keyOf(1), mine);
  t.is(await keyOf(CLERK), mine);
});

test.serial('the menu tells where the logo is, for the head of every page', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const fileId = fileIdOf(SCHOOL, '1'.repeat(32));
  const content = { bytes: 9, sha256: '0'.repeat(64), width: 1, height: 1 };
  const file = { fileId, userId: null, use: 'logo' as const, name: 'l.png', mediaType: 'image/png' as const };
  await app.record(streams.files(SCHOOL), FileStored({ ...file, ...content, thumbnail: content }));
  const { body } = await app.get('/api/permission/menu', { loginId: CLERK });
  t.is(body.institution.Logo, `/api/public/files/${fileId}`);
});

test.serial('an auditor is told the days that his pages open on', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const days = { from: '2026-01-01', to: '2026-03-31' };
  await app.record(streams.access(SCHOOL), AuditorSet({ loginId: CLERK, auditor: days }));
  const { body } = await app.get('/api/permission/menu', { loginId: CLERK });
  t.deepEqual(body.user.days, days);
  t.false('days' in (await app.get('/api/permission/menu')).body.user);
});

test('a clerk’s menu has what was given to him', async (t) => {
  const { data } = (await school.get('/api/permission/menu', { loginId: CLERK })).body;
  t.deepEqual(data, [
    {
      PermissionListID: permissionIds.get('fee_collection'),
      PowerName: 'fee_collection',
      PermissionView: 1,
      PermissionInsert: 0,
      PermissionEdit: 0,
      PermissionDelete: 0,
    },
  ]);
});

test('every power that guards something is listed as a login holds it, found by its name', async (t) => {
  const all = (await school.get(`/api/permission?id=${CLERK}&limit=1000`)).body;
  t.is(all.total, all.data.length);
  const names = all.data.map(({ PowerName }: { PowerName: string }) => PowerName);
  t.true(names.includes('fee_collection'));
  t.false(names.includes('sms'), 'what guards nothing yet is not given');
  const { data } = (await school.get(`/api/permission?id=${CLERK}&search=ফি+আদায়`)).body;
  t.like(data, [
    { PowerName: 'fee_collection', Name: 'ফি আদায়', UserID: CLERK, PermissionView: 1, PermissionEdit: 0 },
  ]);
  t.is((await school.get('/api/permission?id=99')).status, 404);
});

test('the box of logins has those who may sign in, by name alone', async (t) => {
  const { data } = (await school.get('/api/permission/login_box')).body;
  t.deepEqual(Object.keys(data[0]), ['UserID', 'LoginName']);
  t.false(
    data.some(({ UserID }: { UserID: number }) => UserID === 3),
    'whose login is switched off',
  );
});
