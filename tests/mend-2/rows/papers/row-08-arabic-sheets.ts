import { row } from '../../row.ts';

const SHEETS = 40;

row(8, 'an Arabic sheet of the demo has no word in Bengali', { demo: true }, async (t, house) => {
  const { admin } = await house.demo();
  const sections: { SubClassID: number }[] = await admin.read('/api/academic/view_subclass');
  let seen = 0;
  for (const { SubClassID } of sections) {
    const path = `/api/result/mark_sheet?session_id=2&exam_id=1&subclass_id=${SubClassID}&language_id=3&limit=${SHEETS}`;
    const { status, body } = await admin.get(path);
    if (status !== 200) continue;
    const { blocks, title, letterhead } = body.data;
    const { name, address } = letterhead;
    const bengali = JSON.stringify([blocks, title, name, address]).match(
      /\p{Script=Bengali}[\p{Script=Bengali}\s]*/gu,
    );
    t.is((bengali ?? []).slice(0, 6).join(', '), '', `Bengali on the sheets of section ${SubClassID}`);
    seen += 1;
  }
  t.ok(seen > 0, 'there are sheets to be looked at');
});
