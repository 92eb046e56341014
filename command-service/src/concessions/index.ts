import type { CommandOf } from '@madrasah/events';
import {
  concessionRequests,
  endConcession,
  setConcessionLimits as limitsDefinition,
  recoverWrittenOff as recoverDefinition,
  requestConcession,
  waiveFee,
  waiverRequests,
  writeOffFee,
} from '@madrasah/events/concessions';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { admissionsStream } from '../admissions/state.ts';
import { secondPerson } from '../approvals/steps.ts';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { peopleStream } from '../people/state.ts';
import { plansStream } from '../plans/state.ts';
import { endGrant } from './end-grant.ts';
import { grant, saysOfGrant } from './grant.ts';
import { changesOfGrant } from './grant-changes.ts';
import { leavers } from './leaver/index.ts';
import { changesOfItem, saysOfItem, waive } from './lessen.ts';
import { type RecoverWrittenOff, recoverWrittenOff } from './recover.ts';
import { setConcessionLimits } from './set-limits.ts';
import { writeOffs } from './write-offs.ts';

const recoveryAnswer: AnswerOf = (events) => {
  const { recoveryId, voucherNo } = (events[0] as DomainEvent).data;
  return { id: recoveryId as number, data: { recoveryId, voucherNo } };
};

/** What was granted: a concession on a charge, or one for months to come. */
const grantAnswer: AnswerOf = (events) => {
  const { concessionId, grantId } = (events[0] as DomainEvent).data as Record<string, number>;
  return { id: concessionId ?? grantId, data: { concessionId, grantId } };
};

type Limits = CommandOf<typeof limitsDefinition>;

/** What lessens a student's fee without money, what comes of it later, and what a leaver still owes. */
export function concessions({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const waivers = secondPerson(desk, waiverRequests, {
    decide: waive,
    says: saysOfItem,
    changes: (books, { command }) => changesOfItem(books, command),
    answer: idFrom('waiverId'),
  });
  const writing = writeOffs(desk);
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
  const grants = secondPerson(desk, concessionRequests, {
    reads: [admissionsStream, plansStream, peopleStream],
    decide: grant,
    says: saysOfGrant,
    changes: changesOfGrant,
    answer: grantAnswer,
  });
  const ending = notedStep(
    desk,
    endConcession,
    ({ reason }) => ({ reason }),
    ({ reason: _reason, ...command }, noteId) =>
      stepOn(
        journalStream,
        (journal, { look, today }) => {
          const { admissions } = look(admissionsStream);
          const userOf = (admissionId: number) => admissions.get(admissionId)?.userId ?? 0;
          return endGrant({ journal, chart: look(chartStream), today }, command, userOf, noteId);
        },
        [chartStream, admissionsStream],
      ),
    idFrom('grantId'),
  );
  const settingLimits = oneStep(desk, limitsDefinition, (command: Limits, { ifMatch }) =>
    stepOn(chartStream, (chart) => setConcessionLimits(chart, command, ifMatch)),
  );
  return [
    grants.askingWhy(requestConcession),
    ...grants.decisions,
    settingLimits,
    ending,
    waivers.askingWhy(waiveFee),
    ...waivers.decisions,
    writing.askingWhy(writeOffFee),
    ...writing.decisions,
    recovering,
    leavers({ desk }),
  ];
}
