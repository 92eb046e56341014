import { addFeeHead, addHead, addLedger, CLASS, makeChart } from '../../beginnings/chart.ts';
import { makeExam, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const PAPERS = ['তালীমুল ইসলাম', 'এসো আরবী শিখি'];

row(
  58,
  'a new exam gets the conditions of the last one in all sections, shown before they are set',
  async (t, house) => {
    const { admin } = await house.school();
    const first = await makeClass(admin, 'মীযান');
    const second = await makeClass(admin, 'কাফিয়া', first.SessionID);
    const last = await makeExam(admin, 'সাময়িক');
    const next = await makeExam(admin, 'বার্ষিক');
    for (const place of [first, second])
      await setExam(admin, place, last, {
        ...{ papers: 2, names: PAPERS, students: [await admit(admin, place, 'আব্দুল্লাহ')] },
      });
    const SubClassIDs = [first.SubClassID, second.SubClassID];
    const body = { SessionID: first.SessionID, ExamID: next, SubClassIDs, asLast: 1 };
    const look = await admin.post('/api/exam/conditions/sections/preview', body);
    t.taken(look, 200, 'the look');
    t.is(
      look.body.data.sections.map(({ from }: { from: { ExamID: number } }) => from.ExamID).join(),
      `${last},${last}`,
    );
    const set = await admin.post('/api/exam/conditions/sections', body);
    t.taken(set, 200, 'the conditions of both sections');
    for (const SubClassID of SubClassIDs) {
      const place = `SessionID=${first.SessionID}&ExamID=${next}&SubClassID=${SubClassID}`;
      const papers = await admin.read(`/api/exam/subject_conditions?${place}`);
      t.is(papers.length, 2, `papers of section ${SubClassID}`);
    }
  },
);

row(
  58,
  'the fee of an exam is set for all sections in one, and what stands in the way is told by section',
  async (t, house) => {
    const { admin } = await house.school();
    const chart = await makeChart(admin);
    const first = await makeClass(admin, 'মীযান');
    const second = await makeClass(admin, 'কাফিয়া', first.SessionID);
    const ExamID = await makeExam(admin, 'বার্ষিক');
    const SubClassIDs = [first.SubClassID, second.SubClassID];
    const exam = { SessionID: first.SessionID, ExamID, SubClassIDs };
    const GLID = await addLedger(admin, chart.G, CLASS.income, 'পরীক্ষা');
    const SLID = await addHead(admin, chart.G, GLID, 'পরীক্ষার ফি');
    const refused = await admin.post('/api/exam/fee_settings/sections', { ...exam, SLID, Fee: 300 });
    t.refused(refused, 'exams.sections-refused');
    t.match(refused.body.fields[0].message, 'ক: ', 'the section with what stands in the way');
    await addFeeHead(admin, chart.G, SLID, 3, { chargeOn: 'demand' });
    t.taken(
      await admin.post('/api/exam/fee_settings/sections', { ...exam, SLID, Fee: 300 }),
      200,
      'the fees',
    );
    const fees = await admin.read(`/api/exam/fee_settings?ExamID=${ExamID}`);
    t.is(fees.map(({ Fee }: { Fee: number }) => Fee).join(), '300,300', 'the fees of the sections');
  },
);
