import { PromotionsSuggested } from './beyond/events.ts';
import { changeSuggestions, charts, promotionSuggestions, smsTexts, studentResults } from './beyond/index.ts';
import { candidateQueries, saveCandidates } from './candidates/commands.ts';
import { CandidatesListed } from './candidates/events.ts';
import { examDuesList } from './cards/dues-list.ts';
import { admitCardQueries } from './cards/queries.ts';
import {
  addAverageCondition,
  averageConditions,
  changeAverageCondition,
} from './conditions/average-condition.ts';
import { copyConditions } from './conditions/copy.ts';
import {
  AverageConditionSet,
  AverageConditionWithdrawn,
  ResultsConditionSet,
  ResultsConditionWithdrawn,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from './conditions/events.ts';
import {
  changeResultsCondition,
  resultsConditions,
  setResultsCondition,
} from './conditions/results-condition.ts';
import {
  addSubjectCondition,
  changeSubjectCondition,
  subjectConditions,
  withdrawSubjectCondition,
} from './conditions/subject-condition.ts';
import {
  setTalentConditions,
  talentConditions,
  withdrawTalentConditions,
} from './conditions/talent-conditions.ts';
import { importMarks, marksImports, marksTemplate } from './import/commands.ts';
import { enterAbsent, resultProgress } from './marks/absent.ts';
import {
  AssignmentWithdrawn,
  assignments,
  assignPapers,
  PaperAssigned,
  withdrawAssignment,
} from './marks/assignments.ts';
import { resultList, saveResults, singleResult } from './marks/commands.ts';
import { DifferenceSettled, MarksEntered } from './marks/events.ts';
import { comparisonQueries, enterSecondPass, settleDifferences } from './marks/second-pass.ts';
import { markSheetQueries } from './papers/mark-sheet.ts';
import { publicResultQueries } from './public/queries.ts';
import { pointResults, publishResults, sheetVersions, switchPublished } from './publishing/commands.ts';
import { correctionQueries, correctResults, previewCorrection } from './publishing/correct.ts';
import { SheetPublished, SheetWithdrawn } from './publishing/events.ts';
import { makeSeatPlan, seatQueries, withdrawSeatPlan } from './seats/commands.ts';
import { SeatPlanMade, SeatPlanWithdrawn } from './seats/events.ts';
import { previewConditionsForSections, setConditionsForSections } from './sections/conditions.ts';

export const resultCommands = {
  addSubjectCondition,
  changeSubjectCondition,
  withdrawSubjectCondition,
  addAverageCondition,
  changeAverageCondition,
  setResultsCondition,
  changeResultsCondition,
  ...{ setTalentConditions, withdrawTalentConditions },
  copyConditions,
  ...{ previewConditionsForSections, setConditionsForSections },
  saveCandidates,
  ...{ makeSeatPlan, withdrawSeatPlan },
  saveResults,
  enterSecondPass,
  settleDifferences,
  enterAbsent,
  ...{ assignPapers, withdrawAssignment },
  importMarks,
  previewUndoMarksImport: marksImports.previewUndo,
  undoMarksImport: marksImports.undo,
  publishResults,
  switchPublished,
  previewCorrection,
  correctResults,
  changeSuggestions,
};

export const resultQueries = {
  ...{ subjectConditions, averageConditions, resultsConditions, talentConditions },
  ...candidateQueries,
  ...admitCardQueries,
  ...seatQueries,
  ...examDuesList.endpoints,
  ...{ resultList, singleResult, pointResults, sheetVersions },
  ...correctionQueries,
  ...comparisonQueries,
  marksTemplate,
  ...marksImports.queries,
  ...{ resultProgress, assignments },
  ...publicResultQueries,
  ...markSheetQueries,
  charts,
  ...promotionSuggestions.endpoints,
  ...smsTexts.endpoints,
  ...studentResults.endpoints,
};

export const resultEvents = {
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  ...{ AverageConditionSet, AverageConditionWithdrawn },
  ...{ ResultsConditionSet, ResultsConditionWithdrawn },
  ...{ TalentConditionsSet, TalentConditionsWithdrawn },
  CandidatesListed,
  ...{ SeatPlanMade, SeatPlanWithdrawn },
  MarksEntered,
  DifferenceSettled,
  ...{ PaperAssigned, AssignmentWithdrawn },
  SheetPublished,
  SheetWithdrawn,
  PromotionsSuggested,
};
