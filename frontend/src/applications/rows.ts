import { applicationQueries, type applicationsList } from '@madrasah/events/applications';
import type { AnswerTo, RowOf } from '@madrasah/events/kernel';

export const {
  applicant: oneApplicant,
  onlineAdmissionSetting,
  onlineAdmission,
  openClasses,
  application: oneApplication,
} = applicationQueries;

export type ApplicationRow = RowOf<typeof applicationsList>;
/** An application, whole. */
export type Applicant = AnswerTo<typeof oneApplicant>['data'];
/** What is told of an application: its state to everybody, the rest to whoever showed that it is his. */
export type ShownApplication = AnswerTo<typeof oneApplication>['data'];
/** Whom to ask, once he is a student. */
export type Office = NonNullable<ShownApplication['office']>;
