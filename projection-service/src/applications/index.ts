import {
  applicationAddress,
  applicationQueries,
  applicationsList,
  onlineAdmissionRevision,
  refuseApplications,
} from '@madrasah/events/applications';
import { academicLists, academicSources } from '../academics/index.ts';
import type { Context } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { listQueries } from '../lists/index.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import { type Person, peopleProjector } from '../people/index.ts';
import { formFile } from './form.ts';
import { openApplications } from './open.ts';
import { type Application, applicationsProjector, onlineAdmissionProjector } from './projector.ts';
import { applicationRow, listedRow } from './wire.ts';

export { onlineAdmissionProjector } from './projector.ts';

const needs = [applicationsProjector, peopleProjector, ...academicSources];
const ALL = 3;

/** The students that some applicants have become. @throws DocumentsAway */
async function studentsOf(tenant: Tenant, rows: readonly Application[]): Promise<Map<number | null, Person>> {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const people = ids.length === 0 ? [] : await tenant.find(peopleProjector, { userId: { $in: ids } });
  return new Map(people.map((person) => [person.userId, person]));
}

/** Applications as the office sees them, and as whoever wrote one does. */
export const applications: Context = (deps) => {
  async function rowOf(tenant: Tenant, id: number, language: 'bn' | 'en') {
    const [application, lists] = await Promise.all([
      tenant.findOne(applicationsProjector, id),
      academicLists(tenant),
    ]);
    if (!application) return undefined;
    const people = await studentsOf(tenant, [application]);
    return applicationRow(application, people.get(application.userId), lists, language);
  }
  return [
    ...listQueries(deps, applicationsList, {
      needs,
      file: 'applications',
      async rows({ status, search }, tenant, { language }, part) {
        const filter = {
          $and: [status === undefined || status === ALL ? {} : { status }, ...searchFilter('search', search)],
        };
        const [found, total, lists] = await Promise.all([
          tenant.find(applicationsProjector, filter, { sort: { applicationId: -1 }, ...part }),
          part && tenant.count(applicationsProjector, filter),
          academicLists(tenant),
        ]);
        const people = await studentsOf(tenant, found);
        const rows = found.map((one) =>
          listedRow(
            applicationRow(one, people.get(one.userId), lists, language),
            applicationAddress(tenant.school, one.code, deps.link(tenant.school, one.code)),
          ),
        );
        return { rows, beside: {}, ...(total === undefined ? {} : { total }) };
      },
      paper: async () => ({ filters: [], signers: ['preparer', 'principal'] }),
    }),
    handledQuery(applicationQueries.onlineAdmissionSetting, [onlineAdmissionProjector], async (_, tenant) => {
      const setting = await tenant.findOne(onlineAdmissionProjector, 1);
      const revision = onlineAdmissionRevision(setting);
      return { data: { SessionID: setting?.sessionId ?? null, ClassIDs: setting?.classIds ?? [], revision } };
    }),
    handledQuery(
      applicationQueries.applicationFile,
      [...needs, ...paperHeadNeeds],
      async ({ id }, tenant, call) => {
        const row = await rowOf(tenant, id, call.language);
        if (!row) return refuseApplications('application.not-found');
        return formFile(deps, await paperHead(deps, tenant, call), row);
      },
    ),
    handledQuery(applicationQueries.applicant, needs, async ({ id }, tenant, { language }) => {
      const data = await rowOf(tenant, id, language);
      return data ? { data } : refuseApplications('application.not-found');
    }),
    ...openApplications(deps),
  ];
};
