import { type DataOf, erasedBy, erasureTypes, isRefusal } from '@madrasah/events';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { erase, type Vault } from '@madrasah/service-kit/vault';
import { chargeAdmission } from '../fees/steps.ts';
import type { Desk } from '../kernel/desk.ts';
import type { Policy } from './policy.ts';

/** Charges an admission whose request ended between the admission and its charge. */
export const chargeAdmissions = (desk: Desk): Policy => ({
  name: 'charge-admissions',
  reactsTo: [StudentAdmitted.type],
  async react(event, errand) {
    const done = await desk.perform(chargeAdmission(event.data as DataOf<typeof StudentAdmitted>), errand);
    if (isRefusal(done)) throw new Error(`an admission's charge was refused: ${done.code}`);
  },
});

/** Destroys the key of a person or a note whose erasure ended between the event and the vault. */
export const completeErasures = (vault: Vault): Policy => ({
  name: 'complete-erasures',
  reactsTo: erasureTypes,
  async react(event, errand) {
    const subject = erasedBy(event);
    if (subject !== undefined) erase(vault, errand.schoolId, subject);
  },
});
