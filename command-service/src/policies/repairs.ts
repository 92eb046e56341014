import { type DataOf, erasedBy, erasureTypes, isRefusal, type Refusal } from '@madrasah/events';
import { AdmissionChanged, StudentAdmitted } from '@madrasah/events/admissions';
import { PersonErased } from '@madrasah/events/people';
import { erase, type Vault } from '@madrasah/service-kit/vault';
import { admissionsStream } from '../admissions/state.ts';
import { chargesMonths } from '../admissions/steps.ts';
import { changedPrices, chargeAdmission, monthsSince } from '../fees/steps.ts';
import { type Desk, stepErrand } from '../kernel/desk.ts';
import { endNotesOf } from '../notes/steps.ts';
import { entriesOf, peopleStream } from '../people/state.ts';
import type { Policy } from './policy.ts';

const refusalIn = (done: object): Refusal | undefined => (isRefusal(done) ? done : undefined);

/** Charges an admission whose request ended between the admission and its charge, unless it was withdrawn since. */
export const chargeAdmissions = (desk: Desk): Policy => ({
  name: 'charge-admissions',
  reactsTo: [StudentAdmitted.type],
  async react(event, errand) {
    const admitted = event.data as DataOf<typeof StudentAdmitted>;
    const { admissions } = await desk.state(admissionsStream, errand.schoolId);
    if (!admissions.has(admitted.admissionId)) return undefined;
    const refused = refusalIn(await desk.perform(chargeAdmission(admitted), errand));
    if (refused || !chargesMonths(admitted)) return refused;
    // What cannot be charged now is charged by the run of its month.
    await desk.perform(monthsSince(admitted), stepErrand(errand, 2));
    return undefined;
  },
});

/**
 * Gives charges the price of another class or residence, whose request ended between the admission and the journal.
 * What cannot be priced or is locked meanwhile waits for people, who see the old charges: it holds up nothing else.
 */
export const repriceChanged = (desk: Desk): Policy => ({
  name: 'reprice-changed',
  reactsTo: [AdmissionChanged.type],
  async react(event, errand) {
    const changed = event.data as DataOf<typeof AdmissionChanged>;
    return refusalIn(await desk.perform(changedPrices(changed), errand));
  },
});

/** Destroys the key of a person or a note whose erasure ended between the event and the vault. */
export const completeErasures = (vault: Vault): Policy => ({
  name: 'complete-erasures',
  reactsTo: erasureTypes,
  async react(event, errand) {
    const subject = erasedBy(event);
    if (subject !== undefined) erase(vault, errand.schoolId, subject);
    return undefined;
  },
});

/** Ends what was typed about a person whose erasure ended before his notes were. */
export const endNotesOfErased = (desk: Desk, vault: Vault): Policy => ({
  name: 'end-notes-of-erased',
  reactsTo: [PersonErased.type],
  async react(event, errand) {
    const { userId } = event.data as DataOf<typeof PersonErased>;
    const userIds = entriesOf(await desk.state(peopleStream, errand.schoolId), userId);
    await endNotesOf({ desk, vault }, errand, userIds);
    return undefined;
  },
});
