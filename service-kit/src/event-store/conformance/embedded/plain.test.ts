import test from 'ava';
import { embeddedFailingSuite, embeddedSuite, PLAIN } from './suite.ts';

embeddedSuite(test, () => PLAIN);
embeddedFailingSuite(test, PLAIN);
