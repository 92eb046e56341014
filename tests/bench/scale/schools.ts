import { figuresOf, quantile, tell } from '../figures.ts';
import { Installation, RATE } from './installation.ts';

/** The two are measured in turn, so that what else the machine does falls on both. */
const TURNS = 6;
const TURN_S = 5;

// Two hundred schools of 500 students in one command-service, beside a command-service with one of them: the same
// number of payments a second, at the counter of one school or of all in turn. They are sent when they are due, not
// when the one before is answered.
const [, , count = '200'] = process.argv;
const one = await Installation.of(1);
const many = await Installation.of(Number(count));
const installations = [one, many];
try {
  for (const each of installations) await each.warmUp();
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const each of installations) await each.measure(RATE * TURN_S);
  const ratio = quantile(many.samples, 0.99) / quantile(one.samples, 0.99);
  tell([
    ...installations.flatMap((each) => each.figures()),
    figuresOf(`${count} schools beside one`)('p99 against p99', ratio, '', { atMost: 2 }),
  ]);
} finally {
  for (const each of installations) await each.end();
}
