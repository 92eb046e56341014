import test from 'ava';
import { readTaka } from './typed.ts';

for (const [typed, paisa] of [
  ['৮,০০০', 800_000],
  ['1200.50', 120_050],
  [' ৫০০ ', 50_000],
  ['', 0],
  [undefined, 0],
  ['-5', undefined],
  ['১২টা', undefined],
  ['1.005', undefined],
] as const)
  test(`“${typed}” is ${paisa}`, (t) => t.is(readTaka(typed), paisa));
