import * as z from 'zod';
import { GPA_MODE, MARKS_MODE } from '../../exams/settings.ts';
import { answers } from '../../kernel/index.ts';
import { markAnswer, withPapers } from '../marks/answers.ts';

const { answered, cell, listed, record } = answers;

/** The head of every open page of a school. */
const school = () => ({
  ...{ InstitutionName: cell.text(), Address: cell.text(), ContactNumber: cell.text() },
  Logo: z.string().nullable(),
});
/** 2 points, otherwise marks. */
const mode = () => cell.oneOf([MARKS_MODE, GPA_MODE]);

export const schoolAnswer = () =>
  z.strictObject({
    results: z.array(record(school())),
    ...{ schoolGroup: record({ ExamStatus: mode() }), schoolid: z.string() },
    /** Where boards tell their results. */
    resultSites: z.array(record({ name: z.string(), url: z.string() })),
  });

export const sessionsAnswer = () => listed({ SessionID: cell.number(), SessionName: cell.text() });
export const examsAnswer = () => listed({ ExamID: cell.number(), ExamName: cell.text() });
export const sectionsAnswer = () => listed({ SubClassID: cell.number(), SubClass: cell.text() });

/** Of each paper, numbered: `Subject1`, `DVTop1` … */
const papers = () => ({
  ...{ Subject: cell.text, DVTop: z.number, PassNumber: z.number, SubVal: markAnswer, GPA: z.number },
  ...{ Division: cell.text, DivisionNumber: () => z.number().nullable() },
  /** 1: recitation, which stands beside the total. */
  Kerat: cell.switch,
});

/** A student's published result. */
export const resultAnswer = () =>
  answered(
    withPapers(
      {
        ...{ ...school(), SignaturePrincipal: z.string().nullable(), SignatureNajem: z.string().nullable() },
        ...{ SubClass: cell.text(), ClassNameLabel: cell.text(), StudentIDLabel: cell.text() },
        ...{ ExamName: cell.text(), SessionName: cell.text(), ExamStatus: mode() },
        ...{ UserCode: cell.code(), UserName: cell.name(), FatherName: cell.name() },
        /** Told to who has given it; else ''. */
        DateOfBirth: z.string(),
        ...{ version: cell.number(), PublishedOn: cell.day(), CorrectedOn: cell.day().nullable() },
        ...{ Division: cell.text(), DivisionAra: cell.text(), DivisionTopNumber: z.number().nullable() },
        ...{ Positions: cell.number().nullable(), Total: z.number(), TotalTop: z.number() },
        ...{ Average: z.number().nullable(), GPA: z.number().nullable() },
        /** Papers that count, and papers in all. */
        ...{ SubSonkha: cell.count(), Papers: cell.count() },
      },
      papers(),
    ),
  );
