import { randomUUID } from 'node:crypto';
import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const SUGGESTIONS = '/api/result/promotion_suggestions';
const [STAYS, FINISHED] = [2, 3];

row(63, 'what somebody else has decided of a student is not overwritten unseen', async (t, house) => {
  const { admin } = await house.school();
  const place = await makeClass(admin);
  const student = await admit(admin, place, 'আবদুল্লাহ');
  const ExamID = await makeExam(admin, 'বার্ষিক');
  const section = await setExam(admin, place, ExamID, { papers: 2, students: [student] });
  await enterMarks(admin, section, [[student, [70, 60]]]);
  await publish(admin, section);
  const asked = `${SUGGESTIONS}?session_id=${place.SessionID}&exam_id=${ExamID}`;
  const seen = async () => (await admin.read(asked))[0];
  const decide = (Suggestion: number, version: number) => {
    const Suggestions = [{ UserID: student.UserID, Suggestion }];
    return admin.putSeen(SUGGESTIONS, { SessionID: place.SessionID, ExamID, Suggestions }, version);
  };
  const { revision } = await seen();
  t.ok(Number.isInteger(revision), 'what was decided tells its version');
  t.taken(await decide(STAYS, revision), 200, 'the first');
  t.refused(await decide(FINISHED, revision), 'conflict.changed');
  t.is((await seen()).Suggestion, STAYS, 'what stands');
  t.taken(await decide(FINISHED, (await seen()).revision), 200, 'who has seen it decides');
});

row(63, 'two entries are made one only as they were looked at', async (t, house) => {
  const school = await house.school();
  const { admin } = school;
  const form = {
    ...{ FatherName: 'খাত্তাব', MotherName: 'হানতামা', GenderID: 1, DateOfBirth: '1985-03-02' },
    ...{ Relationship1: 1, Mobile1: '01712345678' },
  };
  const keepId = await school.person('নাযিম উদ্দীন', form);
  const otherId = await school.person('নাযিম উদ্দীন', form);
  const pair = (await admin.read('/api/users/duplicates'))[0];
  t.ok(Number.isInteger(pair?.revision), 'a pair tells its version');
  const data = { ...form, UserName: 'কাযিম উদ্দীন' };
  await admin.done('/api/users/update_user_info', { id: otherId, data }, 'PUT');
  const body = { keepId, otherId, reason: 'দুইবার লেখা' };
  const merged = await admin.ask('POST', '/api/users/merge', body, randomUUID(), 'en', pair.revision);
  t.refused(merged, 'conflict.changed');
});
