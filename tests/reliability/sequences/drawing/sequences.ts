import fc from 'fast-check';
import { clock, one, type Step } from '../steps.ts';
import { COURSES } from './courses.ts';

/** Steps of one kind or another, alone or some at once, now and then the very same command twice at once. */
const groupsOf = (step: fc.Arbitrary<Step>): fc.Arbitrary<Step[][]> =>
  fc
    .array(
      fc.oneof(
        { weight: 72, arbitrary: step.map((alone) => [[alone]]) },
        { weight: 12, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }).map((some) => [some]) },
        {
          weight: 6,
          arbitrary: step.map((twice): Step[][] => [[twice, { kind: 'repeat', which: 0, changed: false }]]),
        },
        ...COURSES,
      ),
      { minLength: 10, maxLength: 26, size: 'max' },
    )
    .map((groups) => groups.flat());

export const randomSequence = groupsOf(one);
/** The same under a clock that jumps. */
export const jumpingSequence = groupsOf(
  fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: clock }),
);
