import { BRIEFLY, walkFirstDay } from './walk-school.ts';

await walkFirstDay('says what is missing still once the usual is taken', BRIEFLY, ({ takeUsual }) =>
  takeUsual(),
);
