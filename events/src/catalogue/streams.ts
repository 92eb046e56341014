import { academicStreams } from '../academics/index.ts';
import { accessStreams } from '../access/index.ts';
import { admissionStreams } from '../admissions/index.ts';
import { applicationStreams } from '../applications/index.ts';
import { auditStreams } from '../audit/index.ts';
import { boardStreams } from '../boards/index.ts';
import { certificateStreams } from '../certificates/streams.ts';
import { donationStreams } from '../donations/index.ts';
import { duesStreams } from '../dues/index.ts';
import { examStreams } from '../exams/index.ts';
import { fileStreams } from '../files/index.ts';
import { hostelStreams } from '../hostel/index.ts';
import { institutionStreams } from '../institutions/index.ts';
import { listStreams, openedStreams } from '../kernel/index.ts';
import { ledgerStreams } from '../ledger/index.ts';
import { libraryStreams } from '../library/index.ts';
import { noteStreams } from '../notes/index.ts';
import { operationStreams } from '../operations/index.ts';
import { paperStreams } from '../papers/index.ts';
import { payrollStreams } from '../payroll/index.ts';
import { peopleStreams } from '../people/index.ts';
import { planStreams } from '../plans/index.ts';
import { policyStreams } from '../policies/index.ts';
import { resultStreams } from '../results/index.ts';
import { settingsStreams } from '../settings/index.ts';
import { staffStreams } from '../staff/index.ts';
import { contexts } from './contexts.ts';

/** The streams by the names that the product calls them by. */
export const streams = {
  ...institutionStreams,
  ...accessStreams,
  ...academicStreams,
  ...peopleStreams,
  ...admissionStreams,
  ...applicationStreams,
  ...ledgerStreams,
  ...noteStreams,
  ...operationStreams,
  ...paperStreams,
  ...fileStreams,
  ...auditStreams,
  ...examStreams,
  ...resultStreams,
  ...settingsStreams,
  ...staffStreams,
  ...payrollStreams,
  ...hostelStreams,
  ...certificateStreams,
  ...boardStreams,
  ...libraryStreams,
  ...donationStreams,
  ...planStreams,
  ...duesStreams,
  ...policyStreams,
  /** Which keyed streams a school has opened. */
  opened: openedStreams,
};

/** Every category of streams that a context declares. What is not here is refused by the codec, and so recorded nowhere. */
export const streamList = listStreams(contexts.flatMap((context) => context.streams));

/** A stream's name, taken apart; undefined for names that are none of ours. */
export const parseStream = streamList.parse;
