import * as z from 'zod';
import { answers, defineCommand, defineQuery, fields, power, type RowTo, ruled } from '../../kernel/index.ts';
import { placeId } from '../conditions/place-id.ts';
import { sheetFields } from '../marks/commands.ts';
import { pointsAnswer, versionsAnswer } from './answers.ts';

const MOST_SECTIONS = 200;
const LONGEST_REASON = 200;

/** All sections of an exam at one moment, or those that are named; all of them or none. */
export const publishResults = defineCommand({
  name: 'PublishResults',
  path: '/api/result/publish',
  access: power('result_publish', 'edit'),
  body: z.object({
    ...{ SessionID: fields.id(), ExamID: fields.id() },
    SubClassIDs: z.array(fields.id()).max(MOST_SECTIONS).optional(),
    confirm: fields.optionalFlag(false),
  }),
  toCommand: ({ SessionID, ExamID, SubClassIDs, confirm }) => ({
    ...{ sessionId: SessionID, examId: ExamID, confirm },
    sectionIds: SubClassIDs && [...new Set(SubClassIDs)],
  }),
  answer: () => answers.record({ published: answers.cell.count() }),
  message: 'results.sheets-published',
  failed: { bn: 'প্রকাশ করা যায়নি। আবার চেষ্টা করুন।', en: 'Update failed. Please try again.' },
  example: { SessionID: 1, ExamID: 1, confirm: 1 },
});

/** One section's results published, or withdrawn with a reason. */
export const switchPublished = defineCommand({
  name: 'SwitchPublished',
  method: 'PUT',
  path: '/api/result/point_results/:id/published',
  access: power('result_publish', 'edit'),
  params: { id: placeId() },
  body: ruled(
    z.object({
      published: fields.flag(),
      confirm: fields.optionalFlag(false),
      reason: fields.optionalText(LONGEST_REASON),
    }),
    ({ published, reason }) =>
      published === false && reason === '' ? [['reason', 'results.why-withdrawn']] : [],
  ),
  toCommand: ({ published, confirm, reason }, { id }) => ({ ...id, published, confirm, reason }),
  message: 'results.published-switched',
  example: { published: 0, reason: 'ভুল নম্বর' },
});

/** How far each section of an exam is, and what stands in the way of its publication. */
export const pointResults = defineQuery({
  name: 'PointResults',
  path: '/api/result/point_results',
  access: power('result_entry', 'view'),
  query: {
    ...{ session_id: fields.id(), exam_id: fields.id(), subclass_id: fields.optionalId() },
    page: fields.optionalInteger(1, 10_000),
    limit: fields.optionalInteger(1, MOST_SECTIONS),
  },
  answer: () => pointsAnswer(),
});

/** Every version of a section's sheet: who, when, why. */
export const sheetVersions = defineQuery({
  name: 'SheetVersions',
  path: '/api/result/versions',
  access: power('marksheet', 'view'),
  query: sheetFields,
  answer: () => versionsAnswer(),
});

/** How far one section of an exam is. */
export type PointRow = RowTo<typeof pointResults>;
/** A version of a section's results. */
export type VersionRow = RowTo<typeof sheetVersions>;
