import type { PlainList } from '@madrasah/events';
import { FIGURES } from '@madrasah/events/statements';
import type { ExecutionContext } from 'ava';
import type { TestApp } from '../../app-test-support.ts';

interface Line {
  readonly amount: number;
}

/** What the entries of a figure come to, in taka; it fails where the answer is not their sum. */
export async function explained({ get }: Pick<TestApp, 'get'>, question: string): Promise<number> {
  const { status, body } = await get(`/api/accounts/explain?${question}&limit=5000`);
  if (status !== 200) throw new Error(`${question}: ${JSON.stringify(body)}`);
  const sum = body.data.lines.reduce((all: number, { amount }: Line) => all + Math.round(amount * 100), 0);
  if (sum !== Math.round(body.data.value * 100)) throw new Error(`${question}: ${sum}`);
  return body.data.value;
}

/** Every sum of a list is what its explanation comes to, however the list is asked; not all of them are nil. */
export async function sumsExplained(
  t: ExecutionContext,
  app: Pick<TestApp, 'get'>,
  list: PlainList,
  asks: readonly string[],
): Promise<void> {
  const fields = list.totals.filter((key) => FIGURES.has(`${list.explains}.${key}`));
  t.true(fields.length > 0, list.name);
  const values: number[] = [];
  for (const asked of asks) {
    const { status, body } = await app.get(`${list.question.path}?${asked}`);
    t.is(status, 200, asked);
    for (const field of fields) {
      const value = await explained(app, `figure=${list.explains}.${field}&${asked}`);
      t.is(value, body.totals[field], `${list.question.path}?${asked} ${field}`);
      values.push(value);
    }
  }
  t.true(
    values.some((value) => value > 0),
    'not all of them are nil',
  );
}
