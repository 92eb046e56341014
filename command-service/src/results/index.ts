import type { CommandDefinition, EventDraft, Refusal } from '@madrasah/events';
import { resultCommands } from '@madrasah/events/results';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { changeSuggestions } from './beyond/decide.ts';
import { savingCandidates } from './candidates/index.ts';
import { copyingConditions } from './conditions/copying.ts';
import {
  setAverage,
  setResults,
  setSubject,
  setTalents,
  withdrawSubject,
  withdrawTalents,
} from './conditions/decide.ts';
import { settingConditions } from './conditions/for-sections.ts';
import { type Frame, frameOf, READS, READS_PEOPLE } from './frame.ts';
import { marksImporting } from './import/index.ts';
import { enterAbsent } from './marks/absent.ts';
import { assignPapers, withdrawAssignment } from './marks/assign.ts';
import { saveMarks } from './marks/save.ts';
import { settleDifferences } from './marks/settle.ts';
import { publications } from './publishing/endpoints.ts';
import { publish } from './publishing/publish.ts';
import { routine } from './routine/index.ts';
import { withdrawPlan } from './seats/decide.ts';
import { makingSeatPlan } from './seats/index.ts';
import { type ResultState, resultsStream } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What a session's exams are reckoned by. */
export const results: Context = ({ desk }) => {
  const over = <C extends { readonly sessionId: number }, A>(
    definition: CommandDefinition<C, A>,
    decide: (state: ResultState, command: C, frame: Frame, seen: number | undefined) => Decided,
    answer?: AnswerOf<A>,
    reads: readonly StreamKind[] = READS,
  ): HandledCommand =>
    oneStep(
      desk,
      definition,
      (command: C, { ifMatch }) =>
        stepOn(
          resultsStream(command.sessionId),
          (state, context) => decide(state, command, frameOf(context), ifMatch),
          reads,
        ),
      answer,
    );
  const withId = idFrom('conditionId');
  const publishedCount: AnswerOf = (events) => ({ data: { published: events.length } });
  return [
    ...routine(desk),
    savingCandidates(desk),
    makingSeatPlan(desk),
    over(resultCommands.withdrawSeatPlan, withdrawPlan),
    over(resultCommands.addSubjectCondition, setSubject, withId, READS_PEOPLE),
    over(resultCommands.changeSubjectCondition, setSubject, undefined, READS_PEOPLE),
    over(resultCommands.withdrawSubjectCondition, withdrawSubject),
    over(resultCommands.addAverageCondition, setAverage, withId),
    over(resultCommands.changeAverageCondition, setAverage),
    over(resultCommands.setResultsCondition, setResults),
    over(resultCommands.changeResultsCondition, setResults),
    over(resultCommands.setTalentConditions, setTalents),
    over(resultCommands.withdrawTalentConditions, withdrawTalents),
    over(
      resultCommands.saveResults,
      (state, save, frame) => saveMarks(state, save, frame),
      undefined,
      READS_PEOPLE,
    ),
    over(
      resultCommands.enterSecondPass,
      (state, save, frame) => saveMarks(state, save, frame, 2),
      undefined,
      READS_PEOPLE,
    ),
    over(resultCommands.enterAbsent, enterAbsent, undefined, READS_PEOPLE),
    over(resultCommands.assignPapers, assignPapers),
    over(resultCommands.withdrawAssignment, withdrawAssignment),
    over(resultCommands.settleDifferences, settleDifferences),
    over(resultCommands.publishResults, publish, publishedCount, READS_PEOPLE),
    over(resultCommands.changeSuggestions, changeSuggestions),
    ...publications(desk),
    ...marksImporting(desk),
    copyingConditions(desk),
    ...settingConditions(desk),
  ];
};
