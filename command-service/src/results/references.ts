import { classes, sections, subjects } from '@madrasah/events/academics';
import { ADMISSION } from '@madrasah/events/admissions';
import { examNames } from '@madrasah/events/exams';
import { PERSON } from '@madrasah/events/people';
import type { Reference } from '../kernel/stream.ts';
import type { ResultState } from './shape.ts';

/** What the results of a session name. */
export const resultReferences: readonly Reference<ResultState>[] = [
  {
    // That conditions, candidates or a sheet name.
    to: examNames,
    names: ({ subjects: papers, averages, results, talents, candidates, publications }, examId) =>
      [papers, averages, results, talents].some((conditions) =>
        [...conditions.values()].some((condition) => condition.examId === examId),
      ) ||
      [candidates, publications].some((places) =>
        [...places.keys()].some((place) => place.startsWith(`${examId}:`)),
      ),
  },
  {
    // Who takes an exam or has a mark.
    ...{ to: PERSON, tie: 'results' },
    names: ({ candidates, marks }, userId) =>
      [...candidates.values()].some(({ admissions }) => admissions.has(userId)) ||
      [...marks.entries()].some(([row, { size }]) => size > 0 && row.endsWith(`:${userId}`)),
  },
  {
    // Under which an exam is taken; whoever has marks is on the list.
    to: ADMISSION,
    names: ({ candidates }, admissionId) =>
      [...candidates.values()].some(({ admissions }) => [...admissions.values()].includes(admissionId)),
  },
  {
    // That has a condition or a mark.
    to: subjects,
    names: ({ subjects: papers, marks }, subjectId) =>
      [...papers.values()].some((condition) => condition.subjectId === subjectId) ||
      [...marks.values()].some((row) => row.has(subjectId)),
  },
  {
    // That has conditions, candidates, entered papers, a seat plan or a sheet.
    to: sections,
    names: (
      { subjects: papers, averages, results, talents, assignments, plans, candidates, publications },
      sectionId,
    ) =>
      [papers, averages, results, talents].some((conditions) =>
        [...conditions.values()].some((condition) => condition.sectionId === sectionId),
      ) ||
      [candidates, publications].some((places) =>
        [...places.keys()].some((place) => place.endsWith(`:${sectionId}`)),
      ) ||
      [...assignments.values()].flat().some((one) => one.sectionId === sectionId) ||
      [...plans.values()].some(({ sectionIds }) => sectionIds.includes(sectionId)),
  },
  {
    // To which somebody is to move after an exam.
    to: classes,
    names: ({ suggestions }, classId) =>
      [...suggestions.values()].some(({ nextClassId }) => nextClassId === classId),
  },
];
