import { addDays } from '@madrasah/events';
import { Random } from './random.ts';
import { invented, type Residence } from './school.ts';

/** How a family pays. */
export type Manner = 'prompt' | 'slow' | 'poor';
/** Why a student pays less: free schooling, an elder sibling here, or need. */
export type Relief = 'free' | 'sibling' | 'need' | undefined;

export interface Pupil {
  /** 1, 2, 3 … in the order of the classes. */
  readonly number: number;
  readonly name: string;
  readonly father: string;
  readonly mother: string;
  /** 1 male, 2 female. */
  readonly gender: 1 | 2;
  readonly birthDay: string;
  readonly birthNumber: string;
  readonly mobile: string;
  readonly village: string;
  readonly thana: string;
  readonly residence: Residence;
  /** Position in the list of classes, this session and the one before. */
  readonly classIndex: number;
  readonly formerClass: number;
  /** Was here in the older session already. */
  readonly old: boolean;
  /** SFTID: 1 well off … 5 lillah. */
  readonly financialStatus: number;
  readonly relief: Relief;
  readonly manner: Manner;
}

const BEGINNERS = 0;
const HIFZ = 2;
/** Girls are taught in the maktab classes only. */
const GIRLS_UP_TO = 3;
/** Bhaluka and the thanas around it. */
const THANAS = ['802001', '802001', '802001', '802003', '802004', '802013', '802008', '303005'];
const at = (list: readonly string[], index: number) => list[index % list.length] as string;

/** Everyone of the newer session. @param scale 1 for the whole school, less for a smaller one with all classes */
export function pupilsOf(seed: number, scale: number, today: string): Pupil[] {
  const pupils: Pupil[] = [];
  invented.students.forEach((students, classIndex) => {
    const wanted = Math.max(2, Math.round(students * scale));
    for (let count = 0; count < wanted; count += 1) pupils.push(pupilOf(seed, pupils, classIndex, today));
  });
  return pupils;
}

function pupilOf(seed: number, before: readonly Pupil[], classIndex: number, today: string): Pupil {
  const number = before.length + 1;
  const random = new Random(seed, 'pupil', number);
  const gender = classIndex <= GIRLS_UP_TO && random.chance(0.46) ? 2 : 1;
  // One in twelve is the brother or sister of somebody in a class below.
  const elder = number % 12 === 5 ? before[number - 30] : undefined;
  const age = 7 + classIndex * 1.4 + random.next() * 2;
  const birthDay = addDays(today, -Math.round(age * 365.25));
  const financialStatus = Number(random.weighted({ 1: 25, 2: 42, 3: 20, 4: 5, 5: 8 }));
  const names = gender === 2 ? invented.female : invented.male;
  const stays = classIndex === BEGINNERS || (classIndex === HIFZ && random.chance(0.7));
  return {
    ...{ number, gender, birthDay, classIndex, financialStatus },
    name: at(names, number * 37),
    father: elder?.father ?? at(invented.father, number * 53),
    mother: elder?.mother ?? at(invented.mother, number * 29),
    birthNumber: random.chance(0.6) ? `${birthDay.slice(0, 4)}6111377${String(100_000 + number)}` : '',
    mobile: elder?.mobile ?? `0170000${1000 + number}`,
    village: elder?.village ?? random.pick(invented.villages),
    thana: elder?.thana ?? random.pick(THANAS),
    residence: random.weighted(gender === 2 ? { aba: 0, ona: 65, day: 35 } : { aba: 69, ona: 21, day: 10 }),
    formerClass: stays ? classIndex : classIndex - 1,
    old: !random.chance(classIndex === BEGINNERS ? 0.8 : 0.3),
    relief: reliefOf(random, financialStatus, elder !== undefined),
    manner: random.weighted(
      financialStatus <= 2 ? { prompt: 75, slow: 25, poor: 0 } : { prompt: 20, slow: 40, poor: 40 },
    ),
  } as Pupil;
}

function reliefOf(random: Random, financialStatus: number, hasElder: boolean): Relief {
  if (financialStatus >= 4 && random.chance(0.6)) return 'free';
  if (hasElder) return 'sibling';
  return financialStatus === 3 && random.chance(0.3) ? 'need' : undefined;
}
