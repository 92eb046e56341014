import * as z from 'zod';
import { answers } from '../kernel/index.ts';
import { personAnswer } from '../people/answers.ts';
import { namesAnswer } from '../people/one-person/names.ts';
import { LEAVING_KINDS } from './standing/kinds.ts';

const { cell, record } = answers;

const named = () => ({ UserID: cell.number(), UserCode: cell.code(), StudentName: cell.name() });
const place = () => ({ SessionID: cell.number(), ClassID: cell.number(), SubClassID: cell.number() });

/** A student who waits for admission. */
export const registeredAnswer = () => ({
  ...{ ...named(), StudentCode: cell.code(), GenderID: cell.choice(), CreateAt: cell.day() },
  ...{ FatherName: cell.name(), Mobile1: cell.mobile(), ...personAnswer, ...namesAnswer },
  Photo: cell.text().nullable(),
});

/** A student in one of his admissions. */
export const studentAnswer = () => ({
  ...registeredAnswer(),
  ...{ AdmissionID: cell.number(), AdmissionSerial: cell.number() },
  /** What a correction names as seen. */
  revision: cell.number(),
  /** 1 while he is there, 0 once he has left. */
  is_active: cell.switch(),
  ...{ LeftOn: cell.day().nullable(), LeftKind: z.enum(LEAVING_KINDS).nullable() },
  /** Where the books are asked. */
  AdmissionStatus: cell.badge().optional(),
  ...{ ...place(), SessionName: cell.text(), SessionAction: cell.switch() },
  ...{ ClassName: cell.text(), SubClass: cell.text() },
  ...{ ResidentialStatusId: cell.choice(), ResidentialName: cell.text(), NewOldId: cell.choice() },
  ...{ SFTID: cell.choice(), FinancialStatus: cell.text() },
});

/** Why he left; null where nothing was said, or it was erased. */
export const oneStudentAnswer = () => ({ ...studentAnswer(), LeftReason: cell.text().nullable() });

/** Of a student as much as whoever charges, promotes or moves him needs. */
export const rollAnswer = () => ({
  ...{ AdmissionID: cell.number(), ...named(), ...place(), SubClass: cell.text() },
  ...{ ResidentialStatusId: cell.choice(), NewOldId: cell.choice() },
});

/** A student in his latest admission: code, name and class. */
export const boxedAnswer = () => ({
  ...{ AdmissionID: cell.number(), ...named(), ...place() },
  ...{ SessionName: cell.text(), ClassName: cell.text(), SubClass: cell.text() },
});

/** A student with his names in the three scripts; '' where one was never written. */
export const studentNamesAnswer = () => ({
  ...{ ...named(), FatherName: cell.name(), MotherName: cell.name() },
  ...{ ClassName: cell.text(), SubClass: cell.text(), ...namesAnswer },
});

const ofSession = () => ({ SessionID: cell.number(), sessionName: cell.text() });

export const classCountAnswer = () => ({
  ...{ ClassID: cell.number(), className: cell.text(), student: cell.count() },
  /** Of these, in each session that runs. */
  sessions: z.array(record({ ...ofSession(), student: cell.count() })),
});

export const sessionCountAnswer = () => ({
  ...ofSession(),
  ...{ session_name: cell.text(), student_count: cell.count() },
});
