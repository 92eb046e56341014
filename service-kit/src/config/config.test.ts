import test from 'ava';
import { readConfig } from './index.ts';

const needed = { ESDB_URL: 'esdb://localhost:2113?tls=false', JWT_SECRET: 'x'.repeat(32) };

test('what is not set has a default; the port is a number', (t) => {
  t.like(readConfig(needed), { PORT: 0, DATA_DIR: './data', NODE_ENV: 'development' });
  t.is(readConfig({ ...needed, PORT: '4001' }).PORT, 4001);
});

test('every setting that is missing or wrong is named, and none is shown', (t) => {
  const fault = t.throws(() => readConfig({ PORT: '70000', JWT_SECRET: 'short' }));
  t.regex(fault?.message ?? '', /PORT: .*ESDB_URL: .*JWT_SECRET: /);
  t.notRegex(fault?.message ?? '', /short;|"short"/);
});
