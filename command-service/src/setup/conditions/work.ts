import { isRefusal, type Names } from '@madrasah/events';
import { sections } from '@madrasah/events/academics';
import { AverageConditionSet, ResultsConditionSet, SubjectConditionSet } from '@madrasah/events/results';
import { refuseSetup as refuse, USUAL_CONDITIONS_PART, type UsualChoice } from '@madrasah/events/setup';
import { academicsStream } from '../../academics/state.ts';
import { examsStream } from '../../exams/state.ts';
import { type Desk, type Errand, type Step, stepOn } from '../../kernel/desk.ts';
import { resultsStream } from '../../results/state.ts';
import { READS_RESULTS_FRAME, resultsFrameOf } from '../../results/steps.ts';
import { calledIn } from '../take.ts';
import { type Comes, type NamesOf, type Taking, unknownOf, type Work } from '../work.ts';
import { runningSession, type Sitting, sittingsOf } from './places.ts';
import { type Conditions, sittingId, takeConditions } from './take.ts';
import { takeBackConditions } from './take-back.ts';

type Language = 'bn' | 'en';

const called = (names: Names, language: Language) => names[language] || names.bn;
const sectionOf = ({ of }: Sitting, language: Language) =>
  of.map((names) => called(names, language)).join(' – ');

/** By exam, the sections. */
const inWords = (sittings: readonly Sitting[], language: Language): NamesOf[] =>
  [...Map.groupBy(sittings, ({ examId }) => examId).values()].map((some) => ({
    of: some[0] ? called(some[0].exam, language) : '',
    names: some.map((sitting) => sectionOf(sitting, language)),
  }));

const choiceOf = (sitting: Sitting, language: Language): UsualChoice => ({
  ...{ id: sittingId(sitting), of: calledIn(sections, language), name: sectionOf(sitting, language) },
  ...{ on: [], for: '', under: '', group: called(sitting.exam, language) },
});

const sessionNow = async (desk: Desk, { schoolId }: Errand) =>
  runningSession(await desk.state(academicsStream, schoolId));

const CONDITIONS: readonly string[] = [SubjectConditionSet, AverageConditionSet, ResultsConditionSet].map(
  ({ type }) => type,
);

/** The conditions of every exam's papers in the session that runs, by the boards' divisions. */
export const conditionsWork: Work = {
  part: USUAL_CONDITIONS_PART,
  async taking(desk, without, errand) {
    const sessionId = await sessionNow(desk, errand);
    if (sessionId === undefined) return refuse('setup.usual-needs');
    const seen: Taking['seen'] = {};
    const step = stepOn(
      resultsStream(sessionId),
      (state, context) => {
        const sittings = sittingsOf(sessionId, context.look(academicsStream), context.look(examsStream));
        if (sittings.length === 0) return refuse('setup.usual-needs');
        const unknown = unknownOf(without, new Set(sittings.map(sittingId)));
        if (isRefusal(unknown)) return unknown;
        const { isGpa } = resultsFrameOf(context);
        seen.comes = comesOf(takeConditions(state, sittings, { isGpa, without }));
        return seen.comes.drafts;
      },
      READS_RESULTS_FRAME,
    );
    return { step: step as unknown as Step<never>, seen };
  },
  about: async (desk, errand) => ({ session: (await sessionNow(desk, errand)) ?? 0 }),
  madeBy: (events) => ({
    condition: events.flatMap(({ type, data }) =>
      CONDITIONS.includes(type) ? [data['conditionId'] as number] : [],
    ),
  }),
  takingBack: async (_desk, { about, made }) =>
    stepOn(
      resultsStream(Number(about['session'])),
      (state, context) =>
        takeBackConditions(state, new Set(made), context.look(academicsStream), context.look(examsStream)),
      READS_RESULTS_FRAME,
    ) as unknown as Step<never>,
};

function comesOf({ drafts, made, there }: Conditions): Comes {
  return {
    ...{ drafts, count: made.length },
    make: (language: Language) => inWords(made, language),
    there: (language: Language) => inWords(there, language),
    rows: (language: Language) => made.map((sitting) => choiceOf(sitting, language)),
  };
}
