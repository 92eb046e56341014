import * as z from 'zod';
import { defineCommand, fields, power } from '../../kernel/index.ts';
import { defineOperations } from '../../operations/index.ts';
import { runDone, runPreview } from './answers.ts';

const path = '/api/accounts/charge_runs';
const access = power('fee_setting', 'insert');

const body = z.object({
  SessionID: fields.id(),
  ClassID: fields.optionalId(),
  SFGNID: fields.optionalId(),
  SLID: fields.optionalId(),
  SLIDs: z.array(fields.id()).max(100).optional(),
  MonthID: fields.optionalInteger(0, 12),
  dueOn: fields.optionalDay(),
  /**
   * A head that is charged on demand, to whom it was charged in this session already: 0 leaves him out, 1 charges him
   * again, as it is where nothing is said. The look names him either way.
   */
  again: fields.optionalFlag(undefined),
  /** Days for which a month is charged, by AdmissionID; who is not named pays the whole month. */
  days: z.record(z.string().regex(/^[1-9]\d{0,15}$/), fields.integer(0, 31)).optional(),
});

const toCommand = (run: z.output<typeof body>) => ({
  sessionId: run.SessionID,
  /** All classes when not said. */
  classId: run.ClassID,
  /** The heads of a group, or some heads; both together mean those of the heads that are of the group. */
  feeGroup: run.SFGNID,
  subLedgerIds: [...new Set([...(run.SLIDs ?? []), ...(run.SLID === undefined ? [] : [run.SLID])])],
  /** 0: of no month. */
  monthId: run.MonthID ?? 0,
  dueOn: run.dueOn,
  ...(run.again !== undefined && { again: run.again }),
  days: Object.entries(run.days ?? {}).map(([admissionId, days]) => [Number(admissionId), days] as const),
});

export type RunCharges = ReturnType<typeof toCommand>;

export const runCharges = defineCommand({
  name: 'RunCharges',
  path,
  access,
  body,
  toCommand,
  answer: () => runDone(),
  message: 'fees.run-charged',
  status: 201,
});

/** The same run without recording anything. */
export const previewChargeRun = defineCommand({
  name: 'PreviewChargeRun',
  path: `${path}/preview`,
  access,
  body,
  toCommand,
  answer: () => runPreview(),
  message: 'fees.run-previewed',
});

export const CHARGE_RUN = 'charge-run';

/** The runs of a school, and taking one back. */
export const chargeRunOperations = defineOperations({
  noun: ['ChargeRun', 'ChargeRuns'],
  path,
  kinds: [CHARGE_RUN],
  view: power('fee_setting', 'view'),
  power: access,
});
