import { resultCommands } from '@madrasah/events/results';
import test from 'ava';
import { problemsOf } from '../../kit/form/validator.ts';
import { markField, paperBody, paperField } from './paper-marks.ts';

const values = { BookID: 3, MaxNumber: 100, Marks: { u5: '', u6: ' ৪০.৫ ', u7: 'অ' } };

test('a paper that is added is sent with its condition and the marks that are typed', (t) => {
  t.deepEqual(paperBody(values), {
    Conditions: { Subjects: [{ BookID: 3, MaxNumber: 100 }] },
    StudentResults: [
      { UserID: 6, Subjects: [{ SubjectID: 3, SubVal1: '৪০.৫' }] },
      { UserID: 7, Subjects: [{ SubjectID: 3, SubVal1: 'অ' }] },
    ],
  });
  t.deepEqual(paperBody({ BookID: 3 }), { Conditions: { Subjects: [{ BookID: 3 }] } });
  t.deepEqual(paperBody({ ...values, BookID: undefined }), {
    Conditions: { Subjects: [{ BookID: undefined, MaxNumber: 100 }] },
  });
});

test('the command reads those marks, in Bengali digits and as absent', (t) => {
  const { example } = resultCommands.addSubjectCondition;
  const sent = { ...(example as object), BookID: 3, Marks: values.Marks };
  const { SessionID, ExamID, SubClassID } = example as Record<string, number>;
  const sentBody = { SessionID, ExamID, SubClassID, ...paperBody(sent) };
  t.deepEqual(problemsOf(resultCommands.previewCorrection, sentBody, {}, 'bn'), {});
  const { StudentResults: _, ...plain } = sentBody as Record<string, unknown>;
  const alone = { ...plain, StudentResults: [{ UserID: 6, Subjects: ['৪০'] }] };
  t.notDeepEqual(problemsOf(resultCommands.previewCorrection, alone, {}, 'bn'), {});
});

test('a problem of a mark is told at its own box, whatever boxes before it are blank', (t) => {
  t.is(paperField('StudentResults[0].Subjects[0].SubVal1', values), markField(6));
  t.is(paperField('StudentResults[1].UserID', values), markField(7));
  t.is(paperField('MaxNumber', values), 'MaxNumber');
});
