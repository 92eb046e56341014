import { studentFiles, studentLine } from '../../beginnings/students.ts';
import { row } from '../../row.ts';

interface Told {
  readonly row: number;
  readonly path: string;
  readonly value?: string;
}
const at = (errors: readonly Told[]) => errors.map(({ row: line, path }) => `${line} ${path}`);

row(
  15,
  'a cell holds a name, never an id; Bengali, English and the usual spellings of a class are found',
  async (t, house) => {
    const { admin } = await house.school();
    for (const name of ['এক', 'দুই', 'তিন'])
      await admin.done('/api/academic/insert_class', { ClassName: name });
    const { look, lookAt, place, HEAD } = await studentFiles(admin, 'হিদায়াতুন্নাহু');
    await admin.done('/api/academic/insert_class', {
      ClassName: 'মীযান',
      EngClassName: 'Mizan',
      EnglishClass: 'Mizan',
    });
    const file = await lookAt('students/class-as-number.csv');
    t.like(file.body.data, { rows: 1, valid: 0 }, 'class-as-number.csv');
    t.ok(at(file.body.data.errors).includes('2 ClassID'), 'the class cell is named');

    const spelt = (Class: string, Section = 'ক') =>
      studentLine(`বিলাল ${Class} ${Section}`, { Class, Section });
    const bySpelling = [spelt('হেদায়াতুন নাহু'), spelt('হিদায়াতুন্নাহু জামাত', 'ক শাখা')];
    const spelled = (await look(bySpelling)).body.data;
    t.like(spelled, { rows: 2, valid: 2, errors: [] }, 'usual spellings');
    t.match(spelled.notices.join(), 'হেদায়াতুন নাহু', 'what was read as another spelling is told');

    const ids = [spelt(String(place.ClassID)), spelt('হিদায়াতুন্নাহু', String(place.SubClassID))];
    const others = [
      studentLine('উমর', { Class: 'হিদায়াতুন্নাহু', Gender: '1' }),
      studentLine('আলী', { Class: 'হিদায়াতুন্নাহু', Residence: '১' }),
    ];
    t.is(
      at((await look([...ids, ...others])).body.data.errors),
      ['2 ClassID', '3 SubClassID', '4 GenderID', '5 ResidentialStatusId'],
      'ids in cells of names',
    );
    const own = HEAD.replace('Class,Section,', 'ClassID,SubClassID,');
    const byId = spelt(String(place.ClassID), String(place.SubClassID));
    t.like((await look([byId], {}, own)).body.data, { valid: 1, errors: [] }, 'under headings of ids');
  },
);
row(
  14,
  'the look tells how many go where and what is charged, and every fault of a row',
  async (t, house) => {
    const { admin } = await house.school();
    const { look, place, HEAD } = await studentFiles(admin);
    const lines = [
      studentLine('বিলাল'),
      studentLine('খালিদ', { Residence: 'Non-residential' }),
      `${studentLine('উমর', { born: 'yesterday', Class: 'নেই' })},নাই`,
    ];
    const { data } = (await look(lines, { charge: 1 }, `${HEAD},Permanent thana`)).body;
    t.like(data, { rows: 3, valid: 2, invalid: 1, charged: 0 }, 'the look');
    t.like(data.groups, [{ ClassName: 'মীযান', SubClass: 'ক', count: 2 }], 'by section');
    t.is(data.residences.length, 2, 'residences');
    t.is(
      at(data.errors).toSorted(),
      ['4 ClassID', '4 DateOfBirth', '4 permanentPoliceStationID'],
      'a wrong cell hides no other',
    );
    t.like(
      data.errors.find(({ path }: Told) => path === 'ClassID'),
      { value: 'নেই' },
      'the value is shown',
    );
    t.ok(place.ClassID > 0, 'the class');
  },
);
row(14, 'birthdays with the month first are never taken in silence', async (t, house) => {
  const { look } = await studentFiles((await house.school()).admin);
  const born = (...days: string[]) =>
    look(days.map((day, index) => studentLine(`বিলাল ${index} খ`, { born: day })));
  t.like((await born('14/03/2015', '02/03/2015')).body.data, { valid: 2, notices: [] }, 'the day first');
  const months = (await born('03/14/2015', '02/03/2015')).body.data;
  t.like(months, { valid: 2 }, 'the month first');
  t.match(months.notices.join(), '03/14/2015', 'it is told');
  t.is(
    at((await born('14/03/2015', '03/14/2015', '02/03/2015')).body.data.errors),
    ['3 DateOfBirth', '4 DateOfBirth'],
    'lines that contradict each other',
  );
});
