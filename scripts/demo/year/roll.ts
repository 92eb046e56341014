import { admissionCommands } from '@madrasah/events/admissions';
import type { Pupil } from '../invented/pupils.ts';
import { Random } from '../invented/random.ts';
import type { Clerk } from './clerk.ts';
import type { Frame, Session } from './frame.ts';

/** A pupil once he is in the books. */
export interface Enrolled {
  readonly pupil: Pupil;
  readonly userId: number;
  /** Admissions by session. */
  readonly admissions: Readonly<Partial<Record<Session, number>>>;
}

const RESIDENCE = { aba: 1, ona: 2, day: 3 } as const;

/** Who is admitted, and to what. */
export class Roll {
  readonly #clerk: Clerk;
  readonly #frame: Frame;
  readonly #seed: number;
  readonly #enrolled = new Map<number, Enrolled>();
  readonly #left: Enrolled[] = [];

  constructor(clerk: Clerk, frame: Frame, seed: number) {
    this.#clerk = clerk;
    this.#frame = frame;
    this.#seed = seed;
  }

  of(pupil: Pupil): Enrolled | undefined {
    return this.#enrolled.get(pupil.number);
  }

  admittedTo(session: Session): Enrolled[] {
    return [...this.#enrolled.values()].filter(({ admissions }) => admissions[session] !== undefined);
  }

  /** Nobody asks after him any more; he stands on the sheets of before. */
  leave(enrolled: Enrolled): void {
    this.#enrolled.delete(enrolled.pupil.number);
    this.#left.push(enrolled);
  }

  /** Whoever is here or was. */
  everybody(): Enrolled[] {
    return [...this.#enrolled.values(), ...this.#left];
  }

  /** Admits a pupil: registers him where he is new here, else completes the admission of whom we know. */
  async admit(pupil: Pupil, session: Session): Promise<void> {
    const known = this.#enrolled.get(pupil.number);
    const body = {
      ...(known ? { UserID: known.userId } : this.#person(pupil)),
      ...this.#place(pupil, session),
    };
    const { data } = await this.#clerk.send(admissionCommands.admitStudent, { data: body });
    const { UserID, AdmissionID } = data as { UserID: number; AdmissionID: number };
    const admissions = { ...known?.admissions, [session]: AdmissionID };
    this.#enrolled.set(pupil.number, { pupil, userId: UserID, admissions });
  }

  #person(pupil: Pupil) {
    const address = { PoliceStationID: pupil.thana, Post: pupil.village, Vill: pupil.village };
    const at = (kind: string) =>
      Object.fromEntries(Object.entries(address).map(([name, value]) => [kind + name, value]));
    return {
      ...{ UserName: pupil.name, FatherName: pupil.father, MotherName: pupil.mother },
      ...{ GenderID: pupil.gender, DateOfBirth: pupil.birthDay, NIDNO: pupil.birthNumber },
      ...{ Mobile1: pupil.mobile, Relationship1: 1 },
      ...{ ...at('permanent'), ...at('Transient') },
    };
  }

  #classOf(pupil: Pupil, session: Session): Frame['classes'][number] {
    const group = this.#frame.classes[session === 'newer' ? pupil.classIndex : pupil.formerClass];
    if (!group) throw new RangeError(`no class for pupil ${pupil.number}`);
    return group;
  }

  /** The section that a pupil is admitted to. */
  sectionOf(pupil: Pupil, session: Session): number {
    return new Random(this.#seed, 'section', pupil.number).pick(this.#classOf(pupil, session).sections);
  }

  #place(pupil: Pupil, session: Session) {
    const newer = session === 'newer';
    const group = this.#classOf(pupil, session);
    return {
      ...{ SessionID: this.#frame.sessions[session], ClassID: group.id },
      SubClassID: this.sectionOf(pupil, session),
      ...{ SFTID: pupil.financialStatus, ResidentialStatusId: RESIDENCE[pupil.residence] },
      NewOldId: newer && pupil.old ? 2 : 1,
    };
  }
}
