import { addDays, toTaka } from '@madrasah/events';
import { openItems } from '../../../../command-service/src/fees/open-items.ts';
import { type Fill, type Filling, id, partOf, pick, studentOf } from './form.ts';

const owed = ({ journal, drawn }: Filling) =>
  openItems(journal, studentOf(drawn).userId).reduce((sum, { due }) => sum + due, 0);

const admission = ({ drawn }: Filling) => studentOf(drawn).admissions[0];

/** What is said about dues and concessions: none of it moves money, all of it is judged by the books. */
export const duesForms: Readonly<Record<string, Fill>> = {
  PromisePayment: (filling) => ({
    body: {
      ...{ AdmissionID: admission(filling), promisedOn: addDays(filling.today, filling.drawn.tenths - 1) },
      ...{ amount: partOf(owed(filling), filling), remark: 'বেতন পেলে দেবেন' },
    },
  }),
  WithdrawPromise: ({ drawn }) => ({ params: id(1 + (drawn.which % 4)) }),
  RecordDuesReply: (filling) => ({
    body: {
      ...{ AdmissionID: admission(filling), asOf: filling.on, agrees: filling.drawn.which % 2 },
      ...(filling.drawn.which % 2 === 0 ? { says: toTaka(filling.drawn.amount as never) } : {}),
      remark: 'রসিদ আছে',
    },
  }),
  EndConcession(filling) {
    const granted = pick([...filling.journal.grants.values()].flat(), filling.drawn.which);
    return (
      granted && { params: id(granted.grantId), body: { from: filling.drawn.tenths, reason: 'প্রয়োজন নেই' } }
    );
  },
  /** He leaves, comes back, or was never there. */
  LeaveStudent: (filling) => ({
    params: { AdmissionID: String(admission(filling)) },
    body: { on: filling.on, kind: 'transferred', reason: 'অন্যত্র ভর্তি' },
  }),
  ReturnStudent: (filling) => ({
    params: { AdmissionID: String(admission(filling)) },
    body: { on: filling.on, reason: 'অভিভাবকের অনুরোধ' },
  }),
  WithdrawAdmission: (filling) =>
    filling.drawn.which % 4 === 0
      ? { params: { AdmissionID: String(admission(filling)) }, body: { reason: 'ভুল ছাত্র' } }
      : undefined,
};
