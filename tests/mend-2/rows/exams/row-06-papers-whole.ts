import { inflateSync } from 'node:zlib';
import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const PAPERS = 10;
const WORD = 'কিতাব';

/** How often a word stands on the pages of a PDF: a Bengali word carries its text beside its glyphs. */
function timesIn(pdf: Buffer, word: string): number {
  const carried = `feff${Buffer.from(word, 'utf16le').swap16().toString('hex')}`;
  let count = 0;
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    if (end < 0) break;
    try {
      const text = inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1');
      count += text.toLowerCase().split(carried).length - 1;
    } catch {
      // A picture or a font is no text.
    }
  }
  return count;
}

row(6, 'result reports 5 and 6 print all ten papers of a section, none is cut off', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by, 'তাকমীল');
  const student = await admit(by, place, 'হুজাইফা রহমান');
  const exam = await makeExam(by, 'বার্ষিক');
  const sheet = await setExam(by, place, exam, { papers: PAPERS, students: [student] });
  await enterMarks(by, sheet, [[student, Array.from({ length: PAPERS }, (_, at) => 81 + at)]]);
  await publish(by, sheet);
  const asked = `session_id=${sheet.SessionID}&exam_id=${exam}&class_id=${sheet.SubClassID}&language_id=1`;
  for (const report of [5, 6]) {
    const pdf = await by.bytes(`/api/reports/result_report.pdf?report_id=${report}&${asked}`);
    t.is(timesIn(pdf, WORD), PAPERS, `papers on report ${report}`);
  }
});
