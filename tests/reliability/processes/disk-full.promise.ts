import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SmallDisk } from '@madrasah/embedded/test-support';
import { application } from '../../system/school.ts';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { type Given, Installation } from './programs/installation.ts';
import { Watch } from './programs/watch.ts';
import { onlyPlaces, Shift } from './shift/shift.ts';

interface Size {
  /** How long the disk is full, each time. */
  readonly seconds: number;
}

const DISK_MIB = 16;
const CLERKS = 4;
const PACE_MS = 40;
const BEFORE_AND_AFTER_MS = 400;
const FILLED_EVERY_MS = 50;
const TOLD_WITHIN_MS = 12_000;

interface Trial extends Run<Size> {
  readonly disk: SmallDisk;
  readonly installation: Installation;
  readonly shift: Shift;
}

/** An installation whose given folder lies on a small disk, with clerks at work on it. */
async function onSmallDisk(
  run: Run<Size>,
  disk: SmallDisk,
  given: Given,
  trial: (about: Trial) => Promise<Figures>,
): Promise<Figures> {
  const { seed, signal } = run;
  const installation = await new Installation(given).start(signal);
  try {
    const placesOf = () => onlyPlaces(installation);
    const shift = await Shift.prepare({ seed, signal, clerks: CLERKS, paceMs: PACE_MS, placesOf });
    return await trial({ ...run, disk, installation, shift });
  } finally {
    disk.free();
    await installation.end();
  }
}

/** The events' disk: what would have to be recorded is refused, what is recorded is read. */
async function noRoomForEvents({ size, signal, disk, installation, shift }: Trial): Promise<Figures> {
  shift.begin();
  await shift.during(BEFORE_AND_AFTER_MS);
  // What the store may give back when it tidies up is taken, too.
  const filling = setInterval(() => disk.fill(), FILLED_EVERY_MS);
  const watch = new Watch(installation, shift, signal);
  try {
    await watch.keep(size.seconds * 1000);
    for (const end = Date.now() + TOLD_WITHIN_MS; shift.heard.of(503) === 0 && Date.now() < end; )
      await shift.during(FILLED_EVERY_MS);
  } finally {
    clearInterval(filling);
  }
  watch.judgeQueries();
  const refused = shift.heard.of(503);
  if (refused === 0) throw new Error('no command was refused although the disk was full');
  const before = shift.acknowledged;
  disk.free();
  await installation.ready(signal);
  await shift.during(BEFORE_AND_AFTER_MS);
  await shift.rest();
  await shift.reckon();
  if (shift.acknowledged === before) throw new Error('nothing was taken when there was room again');
  if (installation.ended > 0) throw new Error('a program ended because the disk was full');
  return { 'refused for want of room for events': refused };
}

/** The keys' disk: who needs a new key is refused and leaves no trace, the rest of the house goes on. */
async function noRoomForKeys({ signal, size, disk, installation, shift }: Trial): Promise<Figures> {
  const admitted = (name: string) =>
    shift.caller.call('POST', '/api/students/insert_student', application(shift.school, name), randomUUID());
  const persons = async () =>
    (await shift.caller.seeAll().get('/api/users?page=1&limit=1')).body.total as number;
  const before = await persons();
  disk.fill();
  let refused = 0;
  for (const end = Date.now() + size.seconds * 1000; Date.now() < end; refused += 1) {
    const { status } = await admitted(`ছাত্র ${refused}`);
    if (status !== 503) throw new Error(`an admission without room for a key was answered ${status}`);
    for (const clerk of shift.clerks) await clerk.collect();
  }
  if ((await persons()) !== before) throw new Error('a refused admission has left a person');
  // No room for the snapshot of the books either, when it ends: the next start reads the journal.
  installation.signal('projection-service', 'SIGTERM');
  while (installation.port('projection-service') !== undefined) await pause(10, undefined, { signal });
  await installation.ready(signal);
  disk.free();
  const { status } = await admitted('ছাত্র');
  if (status !== 201) throw new Error(`with room again an admission was answered ${status}`);
  await installation.ready(signal);
  await shift.reckon(shift.caller, 1);
  return { 'refused for want of room for a key': refused };
}

async function run(about: Run<Size>): Promise<Figures> {
  const figures: Figures[] = [];
  for (const [place, server, trial] of [
    ['storeFolder', false, noRoomForEvents],
    ['storeFolder', true, noRoomForEvents],
    ['dataFolder', false, noRoomForKeys],
  ] as const) {
    const disk = SmallDisk.mount(DISK_MIB);
    if (!disk) {
      about.report('not tried: this user may not mount a small disk');
      return { 'small disks mounted': 0 };
    }
    try {
      about.report(`${place}, ${server ? 'a server of events' : 'the log in command-service'}`);
      figures.push(await onSmallDisk(about, disk, { [place]: disk.folder, server }, trial));
    } finally {
      disk.unmount();
    }
  }
  return Object.assign({ 'small disks mounted': figures.length }, ...figures);
}

export const promise = definePromise<Size>({
  key: 'g',
  title: 'a full disk: commands are refused, reading goes on, and with room again everything does',
  full: { seconds: 15 },
  short: { seconds: 1 },
  within: { full: 240, short: 90 },
  run,
});
