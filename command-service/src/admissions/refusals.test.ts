import { isRefusal } from '@madrasah/events';
import { exportFault, type ImportedStudent, refuseAdmissions } from '@madrasah/events/admissions';
import { PersonRegistered } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import { unchargeAdmissions } from '../fees/uncharge-admission.ts';
import { codeTaken } from '../people/holders.ts';
import { peopleStream } from '../people/state.ts';
import { sl } from '../test-support/chart.ts';
import { House, taka } from '../test-support/house.ts';
import { PROFILE } from '../test-support/people.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { dayDoubts } from './day-doubts.ts';
import { chosenOf, entryFault, entryOf } from './entry.ts';
import { movedSince } from './grouping/undo.ts';
import { heldFault } from './held.ts';
import { codeByLine, likeFault } from './import/already-there.ts';
import { thanaOf } from './import/places.ts';
import { promotionFault } from './promotion/decide.ts';
import { Office, TWELVE } from './test-support.ts';

const PROMOTED = { admissionId: 1, action: 'promote', classId: 2, sectionId: 2 } as const;

function admittedOnce(): Office {
  const office = new Office();
  office.admitted();
  return office;
}

function leftOnce(): Office {
  const office = admittedOnce();
  office.given(office.standing.leave());
  return office;
}

const like = { userCode: '', profile: PROFILE, entersOn: '2026-04-15' } as ImportedStudent;
function registeredOnce() {
  const state = peopleStream.initial(plainTable);
  const person = { userId: 1, userCode: '1001', userType: 1, gender: 1, profile: PROFILE };
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  peopleStream.evolve(state, { ...PersonRegistered(person), revision: 0, metadata });
  return state;
}

function twinOfLine() {
  const state = registeredOnce();
  const [twin, made] = [{ ...like, userCode: '1001' }, new Map([[1, 2]])];
  return codeByLine(codeTaken(state, { userType: 1, userCode: '1001' }), state, twin, made);
}

/** There are two of the name. */
const KACHUA = { thana: 'কচুয়া', district: '', division: '' };
function ofThana(place: typeof KACHUA) {
  const found = thanaOf(place, 'permanentPoliceStationID');
  return isRefusal(found) ? found : undefined;
}

const UNSAID = { months: undefined, from: undefined };

provokesEach(refuseAdmissions.codes, {
  'admissions.alike': () => likeFault(registeredOnce(), like, new Map()),
  'admissions.alike-line': () => likeFault(registeredOnce(), like, new Map([[1, 2]])),
  'admissions.code-line': twinOfLine,
  'admissions.enters-later': () => entryFault(like.entersOn, '2026-04-14'),
  'admissions.before-session-doubtful': () =>
    dayDoubts({ on: '2026-04-01' }, { begins: '2026-04-02', opened: undefined }, '2026-04-14')[0],
  'admissions.before-opening-doubtful': () =>
    dayDoubts({ on: '2026-04-01' }, { begins: undefined, opened: '2026-04-02' }, '2026-04-14')[0],
  'admissions.born-since-doubtful': () =>
    dayDoubts(
      { on: '2026-04-01', born: '2026-04-02' },
      { begins: undefined, opened: undefined },
      '2026-04-14',
    )[0],
  'admissions.months-required': () => entryOf({ on: '2026-04-01', fees: true, ...UNSAID }, '2026-04-14'),
  'admissions.charge-from-required': () => chosenOf({ ...UNSAID, months: 'from' }, true, '2026-04-14'),
  'admissions.thana-unknown': () => ofThana({ ...KACHUA, thana: 'নাই' }),
  'admissions.thana-several': () => ofThana(KACHUA),
  'admissions.thana-missing': () => ofThana({ ...KACHUA, thana: '', district: 'চাঁদপুর' }),
  'admissions.export-over': () => exportFault({ on: '2026-04-14', count: 2 }, { on: '2026-04-14', count: 3 }),
  'admission.not-found': () => new Office().change({ residence: 2 }),
  'admissions.section-required': () => {
    const office = new Office();
    office.admitted();
    return office.change({ classId: 2 });
  },
  'admissions.nothing-changes': () => {
    const office = new Office();
    office.admitted();
    return office.change({ residence: 1 });
  },
  'admissions.already-admitted': () => {
    const office = new Office();
    office.admitted();
    return office.admit();
  },
  'admissions.not-a-student': () => new Office().admit({}, { userType: 2 }),
  'admissions.serial-duplicate': () => {
    const office = new Office();
    office.admitted({ serial: 5 });
    return office.admit({ serial: 5 }, { userId: 2 });
  },
  'admissions.section-of-other-class': () => new Office().admit({ sectionId: 2 }),
  'admissions.price-missing': () => new Office().prices('Tuition', TWELVE.with(0, null as never)).admit(),
  'admissions.charged': () => admittedOnce().standing.correct({ residence: 2 }, true),
  'admissions.in-results': () => heldFault({ examined: true, certified: true }),
  'admissions.is-certified': () => heldFault({ examined: false, certified: true }),
  'admissions.has-left': () => leftOnce().standing.leave(),
  'admissions.not-left': () => admittedOnce().standing.back(),
  'admissions.leaves-too-early': () => admittedOnce().standing.leave('2026-04-13'),
  'admissions.leaves-later': () => admittedOnce().standing.leave('2026-04-15'),
  'admissions.returns-too-early': () => leftOnce().standing.back('2026-04-10'),
  'admissions.same-session': () => admittedOnce().promote([PROMOTED], { toSessionId: 1 }),
  'admissions.chosen-twice': () => admittedOnce().promote([PROMOTED, PROMOTED]),
  'admissions.not-of-class': () => {
    const from = { sessionId: 1, classId: 2, sectionId: undefined };
    const planned = admittedOnce().promote([PROMOTED], { from });
    return isRefusal(planned) ? planned : planned[0]?.decided;
  },
  'admissions.promotion-unpriced': () => admittedOnce().prices('Tuition', TWELVE).promote([PROMOTED]),
  'admissions.promotion-refused': () => {
    const planned = admittedOnce().promote([{ ...PROMOTED, sectionId: 1 }]);
    return isRefusal(planned) ? planned : promotionFault(planned);
  },
  'admissions.regrouped-since': () => {
    const moved = { made: [1], about: { sectionId: 3 } };
    return movedSince(admittedOnce().state, moved, registeredOnce());
  },
  'admissions.money-came': () => {
    const house = new House();
    const about = { receiptId: 9, admissionId: 1, subLedgerId: sl('Tuition'), fundId: 1, monthId: 5 };
    const paid = {
      fee: taka(800),
      concession: 0,
      amount: taka(800),
      released: 0,
      itemId: 0,
      appliedOn: '',
      since: '2026-04-01',
    };
    house.journal.monthAdvances.set(1, [{ ...about, ...paid }]);
    return unchargeAdmissions(house.books, [{ admissionId: 1, userId: 1 }], String);
  },
});
