import * as z from 'zod';
import { answers } from '../../kernel/index.ts';
import {
  AverageConditionSet,
  ResultsConditionSet,
  SubjectConditionSet,
  TalentConditionsSet,
} from '../conditions/events.ts';
import { numbered } from '../conditions/places.ts';

const { answered, cell, listed, record } = answers;

const MOST_PAPERS = 50;
/** The places of a sheet's papers: `SubVal1` … */
const PAPERS: readonly number[] = Array.from({ length: MOST_PAPERS }, (_, at) => at + 1);

type Schema = () => z.ZodType;
type OfPapers<N extends Readonly<Record<string, Schema>>> = {
  readonly [K in keyof N & string as `${K}${number}`]: z.output<ReturnType<N[K]>> | undefined;
};

/** These members, and some that are numbered by the papers, as many as there are. */
export const withPapers = <M extends answers.Members, const N extends Readonly<Record<string, Schema>>>(
  members: M,
  each: N,
) => {
  const papers = Object.entries(each).map(([name, schema]) =>
    numbered(name, PAPERS, () => schema().optional()),
  );
  const whole: answers.Members = Object.assign({}, members, ...papers);
  return record(whole) as unknown as z.ZodType<z.output<z.ZodObject<M>> & OfPapers<N>>;
};

/** A mark with its half, `absent`, or null where nothing was entered. */
export const markAnswer = () => z.union([z.number(), z.literal('absent'), z.null()]);

export const whoAnswer = () => ({ UserID: cell.number(), UserCode: cell.code(), UserName: cell.name() });

/** What a result comes to. */
export const figuresAnswer = () => ({
  ...{ Total: z.number(), Average: z.number().nullable(), GPA: z.number().nullable() },
  ...{ Division: cell.text(), Positions: cell.number().nullable() },
});

/** A candidate's row of the sheet; the papers stand in the order of `SubVal1` … */
const sheetRow = () =>
  withPapers(
    {
      /** AdmissionID. */
      ...{ ID: cell.number(), UserID: cell.number() },
      User: record({ UserName: cell.name(), UserCode: cell.code() }),
      /** 0 where it is not known. */
      GenderID: cell.number(),
      Subjects: z.array(
        record({
          ...{ SubjectID: cell.number(), SubjectName: cell.text() },
          ...{ MaxNumber: z.number(), PassNumber: z.number() },
        }),
      ),
      /** The total is null while the conditions do not suffice. */
      ...{ ...figuresAnswer(), Total: z.number().nullable() },
    },
    { SubVal: markAnswer },
  );

/** What a sheet is reckoned by, as it is frozen when it is published; `results` is absent until it is said. */
const rules = () =>
  record({
    mode: cell.oneOf(['marks', 'gpa']),
    settings: record({ rankGaps: cell.flag(), rankByGender: cell.flag() }),
    subjects: z.array(SubjectConditionSet.schema),
    average: AverageConditionSet.schema.nullable(),
    results: ResultsConditionSet.schema.optional(),
    talents: TalentConditionsSet.schema.nullable(),
  });

export const sheetAnswer = () =>
  z.strictObject({
    examList: z.array(sheetRow()),
    /** So that the page reckons as the server does. */
    rules: rules(),
    Published: cell.switch(),
    /** The version that is published; null where none is. */
    Version: cell.number().nullable(),
    /** Papers that are left out, as others enter them. */
    Withheld: cell.count(),
  });

/** Of the section, or of one student; with the version that is published. */
export const singleAnswer = () => answered(z.array(sheetRow()), { version: cell.number().nullable() });

const sectionOf = () => ({ SubClassID: cell.number(), SubClass: cell.text() });
const paperOf = () => ({ SubjectID: cell.number(), SubjectName: cell.text() });

/** How far each paper of each section is; of the second pass null where marks are typed once. */
export const progressAnswer = () =>
  listed(
    {
      ...{ ...sectionOf(), ClassName: cell.text(), ...paperOf(), Candidates: cell.count() },
      ...{ Missing: cell.count(), MissingSecond: cell.count().nullable() },
      Differences: cell.count().nullable(),
      /** Whose it is, several with commas between. */
      Teachers: cell.text(),
    },
    { doubleEntry: cell.switch() },
  );

const teacher = () => ({ LoginID: cell.number(), TeacherName: cell.name() });

export const assignmentsAnswer = () =>
  listed(
    { ID: z.string(), ...sectionOf(), ...paperOf(), ...teacher() },
    /** Everybody who may be asked to enter marks. */
    { logins: z.array(record(teacher())) },
  );

/** The cells that two have typed differently. */
export const comparisonAnswer = () =>
  listed({ ...whoAnswer(), ...paperOf(), First: markAnswer(), Second: markAnswer() });
