/**
 * Loaded before a product's own code (`--import`): its clock is the machine's, moved by the milliseconds that stand in
 * the file MEND2_CLOCK, which is looked at again every 100 ms. Timers and performance.now() are the machine's.
 */
import childProcess from 'node:child_process';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const LOOK_MS = 100;
const file = process.env.MEND2_CLOCK;
const RealDate = Date;
const realNow = Date.now;
let offset = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function now() {
  const at = performance.now();
  if (at - lookedAt >= LOOK_MS) {
    lookedAt = at;
    offset = Number(readFileSync(file, 'utf8')) || offset;
  }
  return realNow() + offset;
}

function movedClock() {
  RealDate.now = now;
  const Moved = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = Moved;
  globalThis.Date = Moved;
}

/** A supervisor gives its programs an environment of its own making; the clock goes with them all the same. */
function childrenToo() {
  const { fork } = childProcess;
  childProcess.fork = (program, ...rest) => {
    const args = Array.isArray(rest[0]) ? rest[0] : [];
    const options = (Array.isArray(rest[0]) ? rest[1] : rest[0]) ?? {};
    const { NODE_OPTIONS } = process.env;
    const env = { ...(options.env ?? process.env), NODE_OPTIONS, MEND2_CLOCK: file };
    return fork(program, args, { ...options, env });
  };
  syncBuiltinESMExports();
}

if (file) {
  movedClock();
  childrenToo();
}
