import { tell } from '../figures.ts';
import { dues } from './dues.ts';
import { payments } from './payments.ts';
import { startSchool } from './running-school.ts';
import { statements } from './statements.ts';

// The programs as they run in real life, and clients over HTTP: the counter, a statement, the list of dues.
const running = await startSchool();
try {
  tell([...(await payments(running)), ...(await statements(running)), ...(await dues(running))]);
} finally {
  await running.end();
}
