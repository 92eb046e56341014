import {
  recoverWrittenOff as recoverDefinition,
  waiveFee,
  waiverRequests,
  writeOffFee,
  writeOffRequests,
} from '@madrasah/events/concessions';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { secondPerson } from '../approvals/steps.ts';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { saysOfItem, waive, writeOff } from './lessen.ts';
import { type RecoverWrittenOff, recoverWrittenOff } from './recover.ts';

const recoveryAnswer: AnswerOf = (events) => {
  const { recoveryId, voucherNo } = (events[0] as DomainEvent).data;
  return { id: recoveryId as number, data: { recoveryId, voucherNo } };
};

/** What lessens a student's fee without money, and what comes of it later. */
export function concessions({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const waivers = secondPerson(desk, waiverRequests, {
    decide: waive,
    says: saysOfItem,
    answer: idFrom('waiverId'),
  });
  const writeOffs = secondPerson(desk, writeOffRequests, {
    decide: writeOff,
    says: saysOfItem,
    answer: idFrom('writeOffId'),
  });
  const recovering = oneStep(
    desk,
    recoverDefinition,
    (command: RecoverWrittenOff) =>
      stepOn(
        journalStream,
        (journal, { look, today }) =>
          recoverWrittenOff({ journal, chart: look(chartStream), today }, command),
        [chartStream],
      ),
    recoveryAnswer,
  );
  return [
    waivers.asking(waiveFee),
    ...waivers.decisions,
    writeOffs.asking(writeOffFee),
    ...writeOffs.decisions,
    recovering,
  ];
}
