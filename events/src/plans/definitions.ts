import { changeStudent, previewStudentChange } from './change/student-change.ts';
import { leaverSettlement, settleLeaver } from './leaver/leaver.ts';
import { MonthCalendarSet, monthCalendar, setMonthCalendar } from './months/calendar.ts';
import {
  changeMonthNames,
  insertMonthNames,
  monthNamesList,
  monthNamesOfClass,
} from './months/month-list.ts';
import {
  LateFeeRuleSet,
  lateFeeRule,
  previewLateFees,
  runLateFees,
  SiblingRuleSet,
  setLateFeeRule,
  setSiblingRule,
  siblingRules,
} from './rules/rules.ts';
import {
  feePlan,
  removeStudentFee,
  StudentFeeRemoved,
  StudentFeesSet,
  setStudentFees,
  studentFeesSet,
} from './rules/student-fees.ts';

export const planCommands = {
  setMonthCalendar,
  insertMonthNames,
  changeMonthNames,
  setStudentFees,
  removeStudentFee,
  setSiblingRule,
  setLateFeeRule,
  runLateFees,
  previewLateFees,
  settleLeaver,
  changeStudent,
  previewStudentChange,
};

export const planQueries = {
  monthCalendar,
  ...monthNamesList.endpoints,
  monthNamesOfClass,
  studentFeesSet,
  feePlan,
  siblingRules,
  lateFeeRule,
  leaverSettlement,
};

export const planEvents = {
  MonthCalendarSet,
  StudentFeesSet,
  StudentFeeRemoved,
  SiblingRuleSet,
  LateFeeRuleSet,
};
