import { refuseAudit } from '@madrasah/events/audit';
import { plainTable } from '@madrasah/service-kit/folding';
import { openSchool } from '../test-support/app.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { takeRoot } from './decide.ts';
import { auditStream } from './state.ts';

const asked = async (rootId: number, taken: boolean) => {
  const app = await openSchool();
  if (taken) await app.done('POST', '/api/accounts/audit/roots');
  const answer = await app.call('POST', `/api/accounts/audit/roots/${rootId}/mail`, { token: app.token(1) });
  await app.close();
  return answer;
};

provokesEach(refuseAudit.codes, {
  'audit.root-not-found': () => asked(2, true),
  'audit.no-auditors': () => asked(1, true),
  // A school that can be asked has its first login at least, so only the decision can say it.
  'audit.nothing-yet': () =>
    takeRoot(auditStream.initial(plainTable), { schoolId: '1001', position: 0, heads: [] }, '2026-04-14'),
});
