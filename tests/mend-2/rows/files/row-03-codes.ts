import { LOOK_UPS, NO_LOOK_UPS, sceneOf } from '../../beginnings/look-ups.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import type { Check } from '../../check.ts';
import type { Person } from '../../house/person.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { kept } from '../../old-house/kept.ts';
import { row } from '../../row.ts';

const RECORDED = '0045';
const WRITTEN = ['45', '0045', '৪৫', '০০৪৫', '4\u200b5', '\u200e00045'];

row(
  3,
  'a code of digits is one by its value: the second is refused and names the first',
  async (t, house) => {
    const { admin: by } = await house.school();
    const place = await makeClass(by);
    const first = await admit(by, place, 'আব্দুল্লাহ', { UserCode: RECORDED });
    t.is(first.UserCode, RECORDED, 'the code as it was recorded');
    const form = { UserName: 'উমর', FatherName: 'খাত্তাব', MotherName: 'হানতামা', GenderID: 1 };
    const more = { DateOfBirth: '2012-05-14', Mobile1: '01812345678', Relationship1: 1 };
    const where = { ...place, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1 };
    for (const UserCode of WRITTEN) {
      const data = { ...form, ...more, ...where, UserCode };
      t.refused(await by.post('/api/students/insert_student', { data }), 'people.code-duplicate', RECORDED);
    }
    const other = await admit(by, place, 'উমর', { UserCode: '46' });
    const change = (UserCode: string) =>
      by.put('/api/users/update_user_info', { id: other.UserID, data: { ...form, ...more, UserCode } });
    for (const written of WRITTEN) t.refused(await change(written), 'people.code-duplicate', RECORDED);
    t.taken(await change('০০৭৭'), undefined, 'another code for one who stands');
    const told = await by.read(`/api/students/view_single_student_withcode?id=77`);
    t.like(told, { UserID: other.UserID, UserCode: '0077' }, 'found under his new code');
    t.refused(await by.get('/api/students/view_single_student_withcode?id=46'), 'admission.not-found');
  },
);

row(3, 'every look-up finds a student by his code, however it is written', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by);
  const students = [
    await admit(by, place, 'আব্দুল্লাহ', { UserCode: RECORDED }),
    await admit(by, place, 'উমর', { UserCode: '450' }),
  ];
  const scene = await sceneOf(by, school.id, place, students);
  for (const [path, lookUp] of Object.entries(LOOK_UPS))
    for (const written of WRITTEN) {
      const { answer, found } = await lookUp(scene, written);
      t.ok(
        found === 'taken' || String(found) === RECORDED,
        `${path} ${JSON.stringify(written)}: ${shown(answer)}`,
      );
    }
  await knowsAll(t, by);
  await searches(t, by);
});

/** The interface's own document names no code that is not tried here. */
async function knowsAll(t: Check, by: Person) {
  const { paths } = (await by.get('/api/docs')).body;
  const known = new Set([...Object.keys(LOOK_UPS), ...Object.keys(NO_LOOK_UPS)]);
  const open = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const names = /code/.test(path) || namesOf(operation).some((name) => isCode(name));
      return names && !known.has(`${method} ${path}`) ? [`${method} ${path}`] : [];
    }),
  );
  t.is(open, [], 'what names a code and is in no table of look-ups');
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
const isCode = (name: string) =>
  /code|^userid$|^id(one|two)$|^(start|end)_id$|^images?$|^file$/.test(name) ||
  /Code$|^Id(One|Two)$/.test(name);
const namesOf = ({ parameters = [], requestBody }: Operation): string[] => [
  ...parameters.map(({ name }) => name),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema)),
];
const namesIn = (schema: Schema | undefined): string[] =>
  schema === undefined
    ? []
    : [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, within]) => [name, ...namesIn(within)]),
        ...namesIn(schema.items),
        ...(schema.anyOf ?? []).flatMap(namesIn),
      ];
const shown = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${JSON.stringify(body).slice(0, 200)}`;

/** What is typed to find him, wherever students are searched. */
async function searches(t: Check, by: Person) {
  const boxes = [
    'students/student_box',
    'students/search_student',
    'students/view_students',
    'accounts/dues',
  ];
  for (const box of [...boxes, 'users/search_user', 'users/rfid_cards', 'students/student_names'])
    for (const written of ['0045', '০০৪৫', '4\u200b5', '00045']) {
      const answer = await by.get(`/api/${box}?search=${encodeURIComponent(written)}&limit=20&status=both`);
      const rows: { UserCode: string }[] = answer.body.data ?? [];
      const codes = rows.map(({ UserCode }) => UserCode);
      t.ok(codes.includes(RECORDED), `${box} ${JSON.stringify(written)}: ${shown(answer)}`);
    }
  const from = encodeURIComponent('০০৪৫');
  for (const asked of [
    `user_report.csv?report_id=1&user_type=0&gender=0&is_active=2&start_id=${from}&end_id=045`,
    `student_report.csv?report_id=1&IdOne=${from}&IdTwo=045`,
  ]) {
    const lines = String(await by.bytes(`/api/reports/${asked}`))
      .trim()
      .split('\n')
      .slice(1);
    t.is(
      lines.map((line) => line.includes(RECORDED)),
      [true],
      asked,
    );
  }
}

row(
  3,
  'old doubles stand and are listed; a look-up that means two names both until one is changed',
  { old: 'school' },
  async (t, house) => {
    const { school: known } = kept();
    const school = await house.enter(known.schoolId);
    const by = await school.signIn('muhtamim', PASSWORD_OF_ALL);
    const { paying, owing, place } = known;
    const scene = await sceneOf(by, school.id, place, [paying, owing]);
    for (const [path, lookUp] of Object.entries(LOOK_UPS))
      for (const written of ['45', '০০৪৫']) {
        const { answer, found } = await lookUp(scene, written);
        t.is(found, 'refused', `${path} ${written}: ${shown(answer)}`);
        t.match(JSON.stringify(answer.body), /0045.*45/, `${path} names both`);
        const isOfRows = /import|multiple/.test(path);
        if (!isOfRows) t.refused(answer, 'people.code-shared');
      }
    const doubles = await by.read('/api/users/duplicates?limit=50');
    const listed = doubles.find(({ Reason }: { Reason: number }) => Reason === 3);
    t.like(listed, { UserCode: '0045', OtherCode: '45' }, 'the list of possible doubles');
    const { data } = (await by.get(`/api/users/get_single_user?id=${owing.UserID}`)).body;
    t.taken(
      await by.put('/api/users/update_user_info', { id: owing.UserID, data: { ...data, UserCode: '1045' } }),
    );
    const found = await by.read('/api/students/view_single_student_withcode?id=45');
    t.like(found, { UserID: paying.UserID, UserCode: '0045' }, 'who is left');
    const changed = await by.read('/api/students/view_single_student_withcode?id=1045');
    t.like(changed, { UserID: owing.UserID }, 'who has another code now');
  },
);
