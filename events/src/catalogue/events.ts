import { academicLookups } from '../academics/index.ts';
import { accessEvents } from '../access/index.ts';
import { admissionEvents } from '../admissions/index.ts';
import { auditEvents } from '../audit/index.ts';
import { feeChartEvents, feeJournalEvents } from '../fees/index.ts';
import { institutionEvents } from '../institutions/index.ts';
import type { EventDefinition } from '../kernel/index.ts';
import { chartEvents, ledgerJournalEvents } from '../ledger/index.ts';
import { paperEvents } from '../papers/index.ts';
import { peopleEvents } from '../people/index.ts';
import { policyEvents } from '../policies/index.ts';

const lookups = Object.values(academicLookups).flatMap((lookup) => [
  lookup.added,
  lookup.changed,
  lookup.reordered,
]);

const all = [
  ...lookups,
  ...Object.values(accessEvents),
  ...Object.values(admissionEvents),
  ...Object.values(auditEvents),
  ...Object.values(institutionEvents),
  ...Object.values(peopleEvents),
  ...Object.values(paperEvents),
  ...Object.values(policyEvents),
  ...Object.values(chartEvents),
  ...Object.values(feeChartEvents),
  ...Object.values(ledgerJournalEvents),
  ...Object.values(feeJournalEvents),
] as unknown as readonly EventDefinition[];

/** Every event of the product by its type name. */
export const eventCatalogue: ReadonlyMap<string, EventDefinition> = new Map(
  all.map((definition) => [definition.type, definition]),
);
