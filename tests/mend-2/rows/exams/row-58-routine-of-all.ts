import { makeExam } from '../../beginnings/exam.ts';
import { makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const NAMES = ['তালীমুল ইসলাম', 'এসো আরবী শিখি'];
type Row = Readonly<Record<string, unknown>>;

row(
  58,
  'the routine of the last exam comes back on new days for all sections, and is written in one',
  async (t, house) => {
    const { admin } = await house.school();
    const first = await makeClass(admin, 'মীযান');
    const second = await makeClass(admin, 'কাফিয়া', first.SessionID);
    const last = await makeExam(admin, 'সাময়িক');
    const ExamID = await makeExam(admin, 'বার্ষিক');
    const { id: RoomID } = await admin.done('/api/exam/rooms', { RoomName: 'হলরুম', Seats: 40, Across: 4 });
    const times = { TimeFrom: '09:00', TimeTo: '12:00', RoomID };
    for (const { SessionID, SubClassID } of [first, second])
      for (const [index, SubjectName] of NAMES.entries()) {
        const { id: SubjectID } = await admin.done('/api/academic/academic_subjects', {
          SubClassID,
          SubjectName,
        });
        // A Wednesday and the Saturday after it: two days of school apart, over a Friday.
        const Day = ['2026-08-05', '2026-08-08'][index];
        await admin.done('/api/exam/routine', {
          SessionID,
          ExamID: last,
          SubClassID,
          SubjectID,
          Day,
          ...times,
        });
      }
    const exam = { SessionID: first.SessionID, ExamID };
    const asked = `SessionID=${exam.SessionID}&ExamID=${ExamID}&FirstDay=2026-12-08`;
    const proposed: readonly Row[] = await admin.read(`/api/exam/routine/proposed?${asked}`);
    t.is(proposed.map(({ Day }) => Day).join(), '2026-12-08,2026-12-10,2026-12-08,2026-12-10', 'the days');
    const rows = proposed.map(({ SubClassID, SubjectID, Day, TimeFrom, TimeTo, RoomID }) => ({
      ...exam,
      ...{ SubClassID, SubjectID, Day, TimeFrom, TimeTo, RoomID },
    }));
    const clashing = rows.map((one) => ({ ...one, Day: '2026-12-08' }));
    const refused = await admin.post('/api/exam/routine/sections', { rows: clashing });
    t.refused(refused, 'exams.routine-refused');
    t.match(refused.body.fields[0].message, 'ক – এসো আরবী শিখি: ', 'section and paper of what clashes');
    t.taken(await admin.post('/api/exam/routine/sections', { rows }), 200, 'the routine of both sections');
    t.is((await admin.read(`/api/exam/routine?ExamID=${ExamID}`)).length, 4, 'rows of the routine');
  },
);
