import test from 'ava';
import { embeddedSuite, PLAIN } from './suite.ts';

/** As before BatchAppend: the store does not name it among its methods. */
embeddedSuite(test, () => ({ ...PLAIN, args: ['--no-batch'] }));
