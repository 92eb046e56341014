import * as z from 'zod';
import { type AnswerTo, answers, defineQuery, fields, power, type RowTo } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';
import { MAIL_FAULTS } from './events.ts';

const { answered, cell, paged, record } = answers;

const audit = power('audit', 'view');

/** Addresses; null once they were erased. */
const addresses = () => z.array(z.string()).nullable().optional();

/** What became of a root's mail; `asked` before it is first handed over. */
const mail = () =>
  record({
    state: cell.oneOf(['asked', 'claimed', 'mailed', 'failed']),
    ...{ at: cell.time(), attempt: cell.count(), to: cell.oneOf(['server', 'folder']).optional() },
    /** `putOff`: who is sent it again, because the server would not take it now. */
    ...{ accepted: addresses(), turnedAway: addresses(), putOff: addresses() },
    ...{ fault: cell.oneOf(MAIL_FAULTS).optional(), again: cell.flag().optional() },
  });

export const auditQueries = {
  roots: defineQuery({
    name: 'DailyRoots',
    forAuditor: 'always',
    path: '/api/accounts/audit/roots',
    access: audit,
    query: { page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 1000) },
    answer: () =>
      paged({
        ...{ rootId: cell.number(), day: cell.day(), position: cell.number(), root: z.string() },
        ...{ streams: cell.count(), events: cell.count(), at: cell.time() },
        /** 0: by itself. */
        actor: cell.who(),
        mail: mail().nullable(),
      }),
  }),
  /** How far the recount that is under way has come; null while none is. */
  progress: defineQuery({
    name: 'RecountProgress',
    forAuditor: 'always',
    path: '/api/accounts/audit/verify/progress',
    access: audit,
    answer: () =>
      answered(
        record({
          /** Events counted of all, then read models compared of all. */
          ...{ counted: cell.count(), events: cell.count() },
          ...{ compared: cell.count(), models: cell.count() },
        }).nullable(),
      ),
  }),
  auditors: defineQuery({
    name: 'Auditors',
    path: '/api/accounts/audit/auditors',
    access: audit,
    forAuditor: 'always',
    answer: () =>
      answered(
        record({
          ...{ Addresses: cell.names(), Language: cell.oneOf(['bn', 'en']), revision: cell.number() },
        }),
      ),
  }),
  /** The proof of recount made anew, on paper. */
  certificate: defineQuery({
    name: 'AuditCertificate',
    path: '/api/accounts/audit/verify.pdf',
    access: audit,
    query: twoClocks,
    forAuditor: 'standing',
  }),
};

/** দিনের প্রমাণ. */
export type DailyRoot = RowTo<typeof auditQueries.roots>;
export type RootMail = NonNullable<DailyRoot['mail']>;
/** To whom the daily roots are mailed, and in which language. */
export type Auditors = AnswerTo<typeof auditQueries.auditors>['data'];
/** How far a recount has come. */
export type RecountProgress = NonNullable<AnswerTo<typeof auditQueries.progress>['data']>;
