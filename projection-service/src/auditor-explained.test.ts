import { FIGURES } from '@madrasah/events/statements';
import test from 'ava';
import { CLERK, type TestApp } from './app-test-support.ts';
import { auditedSchool, FROM, INSIDE, OUTSIDE, TO } from './auditor-test-support.ts';
import { questionOfFigure } from './statements/explain/gate.ts';

let app: TestApp;
test.before(async () => {
  app = await auditedSchool();
});
test.after.always(() => app.end());

const explained = (question: string) =>
  app.ask('GET', `/api/accounts/explain?${question}`, { loginId: CLERK });
const HIS_DAYS = `from=${INSIDE}&to=${TO}`;

for (const answer of new Set([...FIGURES.keys()].map((figure) => figure.split('.')[0] as string)))
  test(`the figures of ${answer} stand in the answer of a question`, (t) => {
    t.truthy(questionOfFigure(answer));
  });

for (const figure of [...FIGURES.keys()].filter((one) => !one.startsWith('fee_report')))
  test.serial(`what makes ${figure} is told of his days as the figure is`, async (t) => {
    // Requests are told him row by row, without days.
    const isOfRows = figure.startsWith('journal_vouchers');
    const refused = isOfRows
      ? []
      : [`figure=${figure}`, `figure=${figure}&recorded=${INSIDE}&from=${INSIDE}`];
    for (const day of OUTSIDE) refused.push(`figure=${figure}&from=${day}&to=${day}&asOf=${day}`);
    for (const question of refused) t.is((await explained(question)).status, 403, question);
    const { status, body } = await explained(`figure=${figure}&${HIS_DAYS}&asOf=${TO}&UserID=1`);
    if (status !== 200) {
      t.true(['access.outside-days', 'access.undated'].includes(body.code), body.code);
      return;
    }
    for (const { on } of body.data.lines) t.true(on >= FROM && on <= TO, on);
  });

test.serial(
  'an entry by its place is told if its day is his, and what stood before is one sum',
  async (t) => {
    const entry = (revision: number) => explained(`figure=journal.amount&revision=${revision}`);
    t.deepEqual(await statuses(entry, [0, 1, 2, 3, 99]), [403, 200, 403, 403, 403]);
    const due = `figure=total_due.totalDue&asOf=${TO}`;
    const { body } = await explained(due);
    t.like(body.data, {
      value: 600,
      total: 1,
      groups: [{ entries: 'before', amount: 900 }, { amount: -300 }],
    });
    t.deepEqual(await statuses(explained, [`${due}&entries=before`, `${due}&revision=3`]), [403, 403]);
    t.is((await explained(`${due}&entries=FeesCollected`)).status, 200);
    const whole = await app.get(`/api/accounts/explain?${due}`);
    t.is(whole.body.data.total, 3, 'whoever else sees all');
  },
);

async function statuses<T>(
  of: (one: T) => Promise<{ status: number }>,
  all: readonly T[],
): Promise<number[]> {
  const found: number[] = [];
  for (const one of all) found.push((await of(one)).status);
  return found;
}
