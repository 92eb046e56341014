import { defineQuery, fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';

const audit = power('audit', 'view');

export const auditQueries = {
  roots: defineQuery({
    name: 'DailyRoots',
    forAuditor: 'always',
    path: '/api/accounts/audit/roots',
    access: audit,
    query: { page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 1000) },
  }),
  /** How far the recount that is under way has come; null while none is. */
  progress: defineQuery({
    name: 'RecountProgress',
    forAuditor: 'always',
    path: '/api/accounts/audit/verify/progress',
    access: audit,
  }),
  auditors: defineQuery({
    name: 'Auditors',
    path: '/api/accounts/audit/auditors',
    access: audit,
    forAuditor: 'always',
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
