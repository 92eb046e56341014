import * as z from 'zod';
import { answers } from '../kernel/index.ts';

const { answered, cell, record } = answers;

/** Of a paper that the house has given; it may have been cancelled since, or another may have taken its place. */
const given = <const K extends string, const S extends string>(kind: K, states: readonly S[]) => ({
  ...{ kind: cell.oneOf([kind]), status: cell.oneOf(states) },
  ...{ InstitutionName: cell.text(), Address: cell.text() },
  /** Of whom it is about; empty when his name was erased. */
  initials: cell.text(),
  /** The day since which it does not count, where it is told. */
  reversedOn: cell.day().optional(),
});
const TAKEN_BACK = ['genuine', 'reversed'] as const;

const receipt = () =>
  record({
    ...{ ...given('receipt', TAKEN_BACK), receiptNo: cell.number(), on: cell.day(), total: cell.money() },
    /** Days between Makkah and here, by which the receipt was dated. */
    hijriOffset: z.int(),
  });

/** The receipt of a gift; `shown` is its number with its series. */
const donation = () =>
  record({
    ...{ ...given('donation', TAKEN_BACK), shown: cell.text(), on: cell.day(), total: cell.money() },
    ...{ fund: cell.text(), hijriOffset: z.int() },
  });

/** The days and the times between which it is good. */
const gatePass = () =>
  record({
    ...{ ...given('gate-pass', TAKEN_BACK), passNo: cell.number() },
    ...{ from: cell.day(), fromTime: cell.clock(), to: cell.day(), toTime: cell.clock() },
  });

/** What it says of the student, to be compared; `on` is the day on which that version was published. */
const markSheet = () =>
  record({
    ...given('mark-sheet', ['genuine', 'superseded', 'withdrawn']),
    ...{ exam: cell.text(), session: cell.text(), section: cell.text() },
    ...{ version: cell.number(), on: cell.day(), Total: z.number(), TotalTop: z.number() },
    ...{ Average: z.number().nullable(), GPA: z.number().nullable() },
    ...{ Division: cell.text(), Positions: cell.number().nullable() },
  });

/** Of which exam, and who may sit for it. */
const admitCard = () =>
  record({
    ...{ ...given('admit-card', TAKEN_BACK), userCode: cell.code() },
    ...{ exam: cell.text(), session: cell.text(), section: cell.text() },
  });

/** A certificate of attestation; superseded or withdrawn is the result that it was filled from. */
const certificate = () =>
  record({
    ...given('certificate', ['genuine', 'reversed', 'superseded', 'withdrawn']),
    /** Of a result that was superseded: the version that is published now. */
    resultVersion: cell.number().optional(),
    ...{ certificateNo: cell.number(), on: cell.day() },
    ...{ session: cell.text(), class: cell.text(), exam: cell.text() },
    /** As they stand on the paper; '' where it says none. */
    ...{ total: z.string(), division: cell.text(), place: cell.number().nullable() },
    /** Whether they are those of a published result, or were typed; why, where that was said. */
    ...{ figures: cell.oneOf(['published', 'typed']), reason: cell.text() },
  });

/** A character report of the hostel; `on` is the day it is about. What it says is not told. */
const characterReport = () =>
  record({ ...given('character-report', TAKEN_BACK), reportNo: cell.number(), on: cell.day() });

/** Whether a paper is one of ours, and what it says; of another nothing is told. */
export const checkedAnswer = () =>
  answered(
    z.union([
      record({ status: cell.oneOf(['unknown']) }),
      receipt(),
      donation(),
      gatePass(),
      markSheet(),
      admitCard(),
      certificate(),
      characterReport(),
    ]),
  );
