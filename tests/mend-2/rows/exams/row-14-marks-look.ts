import { sectionOfFiles } from '../../beginnings/files.ts';
import { row } from '../../row.ts';

interface Told {
  readonly row: number;
  readonly path: string;
  readonly value?: string;
}

row(
  14,
  'the look of marks shows old and new of every cell; another candidate’s name is a fault of its row',
  async (t, house) => {
    const { look, take, marks } = await sectionOfFiles((await house.school()).admin);
    const swapped = (await look('marks/names-swapped.xlsx')).body.data;
    t.is(
      [swapped.valid, swapped.errors.map(({ row: line }: Told) => line)],
      [0, [2, 3]],
      'both rows are named',
    );
    t.is(
      swapped.errors.map(({ path, value }: Told) => [path, value]),
      [
        ['UserName', 'আব্দুল মালেক'],
        ['UserName', 'মুহাম্মাদ আলী'],
      ],
      'with what stands in the cell',
    );
    t.refused(await take('marks/names-swapped.xlsx', { skipInvalid: 1 }), 'import.invalid');
    t.is(await marks(), {}, 'what was recorded');

    const file = (...lines: string[]) =>
      Buffer.from(['দাখেলা,নাম,মীযানুস সরফ ও মুনশা‘ইব,এসো আরবী শিখি', ...lines].join('\n'));
    t.taken(await take('a.csv', {}, file('1077,x,80,70')), undefined, 'a name that is nobody’s is taken');
    const seen = (await look('a.csv', {}, file('1077,মুহাম্মাদ আলী,85,70', '1078,y,60,অ'))).body.data;
    t.like(seen, { valid: 2 });
    t.like(seen.marks, { changed: 3, overwritten: 1, unchanged: 1 }, 'what it would do');
    t.is(
      seen.marks.rows.map(
        ({ UserCode, cells }: { UserCode: string; cells: { old: unknown; new: unknown }[] }) => [
          UserCode,
          cells.map((cell) => [cell.old, cell.new]),
        ],
      ),
      [
        ['1077', [[80, 85]]],
        [
          '1078',
          [
            [null, 60],
            [null, 'absent'],
          ],
        ],
      ],
      'cell by cell',
    );
    t.is(
      seen.marks.names.map(({ row: line, said }: { row: number; said: string }) => [line, said]),
      [[3, 'y']],
      'a name that differs is told',
    );
    t.is(await marks(), { 1077: [80, 70] }, 'a look records nothing');
  },
);
