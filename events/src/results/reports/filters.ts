import { RESIDENCES_SAID } from '../../admissions/reports/filters.ts';
import { filter, SAID } from '../../kernel/index.ts';
import { genderFilter } from '../../people/reports/filters.ts';
import { MARK_SHEET_SAID as SHEET } from '../papers/said.ts';

/** Whether the optional paper has a column of its own. */
export const WITHOUT_OPTIONAL = 2;

const OPTIONAL = [
  { id: 1, bn: 'ঐচ্ছিক বিষয়সহ', en: 'With the optional paper' },
  { id: WITHOUT_OPTIONAL, bn: 'ঐচ্ছিক বিষয় ছাড়া', en: 'Without the optional paper' },
];

/** What results are asked by; `class_id` is the section, as it is wherever exams are meant. */
export const resultReportFilters = {
  session_id: filter.session(SAID.session),
  exam_id: filter.exam(SHEET.exam),
  class_id: filter.place(SAID.section),
  ClassID: filter.class(SAID.class),
  gender: genderFilter,
  residential_id: filter.choice(SAID.residence, RESIDENCES_SAID, [0]),
  month: filter.month(SAID.month),
  optional_id: filter.choice({ bn: 'ঐচ্ছিক বিষয়', en: 'Optional paper' }, OPTIONAL),
  language_id: filter.language(),
  paper_id: filter.sheet(),
};
