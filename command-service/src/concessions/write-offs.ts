import { writeOffRequests } from '@madrasah/events/concessions';
import { secondPerson } from '../approvals/steps.ts';
import type { Desk } from '../kernel/desk.ts';
import { idFrom } from '../kernel/handler.ts';
import { changesOfItem, saysOfItem, writeOff } from './lessen.ts';

/** অবলোপন, asked for and confirmed. */
export const writeOffs = (desk: Desk) =>
  secondPerson(desk, writeOffRequests, {
    decide: writeOff,
    says: saysOfItem,
    changes: (books, { command }) => changesOfItem(books, command),
    answer: idFrom('writeOffId'),
  });
