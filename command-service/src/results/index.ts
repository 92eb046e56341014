import type { CommandDefinition, EventDraft, Refusal } from '@madrasah/events';
import { resultCommands } from '@madrasah/events/results';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { savingCandidates } from './candidates/index.ts';
import { copy, setAverage, setResults, setSubject, setTalents, withdrawSubject } from './decide.ts';
import { type Frame, frameOf, READS } from './frame.ts';
import { type ResultState, resultsStream } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What a session's exams are reckoned by. */
export const results: Context = ({ desk }) => {
  const over = <C extends { readonly sessionId: number }>(
    definition: CommandDefinition<C>,
    decide: (state: ResultState, command: C, frame: Frame) => Decided,
    answer?: AnswerOf,
  ): HandledCommand =>
    oneStep(
      desk,
      definition,
      (command: C) =>
        stepOn(
          resultsStream(command.sessionId),
          (state, context) => decide(state, command, frameOf(context)),
          READS,
        ),
      answer,
    );
  const withId = idFrom('conditionId');
  return [
    savingCandidates(desk),
    over(resultCommands.addSubjectCondition, setSubject, withId),
    over(resultCommands.changeSubjectCondition, setSubject),
    over(resultCommands.withdrawSubjectCondition, withdrawSubject),
    over(resultCommands.addAverageCondition, setAverage, withId),
    over(resultCommands.changeAverageCondition, setAverage),
    over(resultCommands.setResultsCondition, setResults),
    over(resultCommands.changeResultsCondition, setResults),
    over(resultCommands.setTalentConditions, setTalents),
    oneStep(
      desk,
      resultCommands.copyConditions,
      (command) => {
        const own = resultsStream(command.sessionId);
        const other = resultsStream(command.from.sessionId);
        const isOwn = command.from.sessionId === command.sessionId;
        return stepOn(
          own,
          (state, context) => copy(state, isOwn ? state : context.look(other), command, frameOf(context)),
          isOwn ? READS : [...READS, other],
        );
      },
      (events) => ({ data: { copied: events.length } }),
    ),
  ];
};
