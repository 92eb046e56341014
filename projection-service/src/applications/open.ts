import { applicationQueries, refuseApplications } from '@madrasah/events/applications';
import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { isSigned, LastDigits } from '@madrasah/service-kit/links';
import { academicLists, academicSources, nameIn } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, publicQuery } from '../kernel/query.ts';
import { houseHead, paperHeadNeeds } from '../papers/index.ts';
import { peopleProjector } from '../people/index.ts';
import { formFile } from './form.ts';
import { type Application, applicationsProjector, onlineAdmissionProjector } from './projector.ts';
import { applicationRow } from './wire.ts';

const needs = [applicationsProjector, onlineAdmissionProjector, peopleProjector, ...academicSources];

interface Shown {
  readonly usercode: string;
  readonly sig: string;
  readonly mobile4: string;
}

/** The session that is open to applications, and the classes. @throws DocumentsAway */
async function taken(tenant: Tenant) {
  const [setting, lists] = await Promise.all([
    tenant.findOne(onlineAdmissionProjector, 1),
    academicLists(tenant),
  ]);
  const session = setting?.sessionId ? lists.sessions.get(setting.sessionId) : undefined;
  const classes = [...lists.classes.values()].filter(
    ({ id, retired }) =>
      !retired && session && (setting?.classIds.length === 0 || setting?.classIds.includes(id)),
  );
  return { session, classes };
}

/** The application of a number, and whether whoever asks has shown that it is his. */
export function openApplications(deps: Deps): HandledQuery[] {
  const digits = new LastDigits();

  async function found(asked: Shown, tenant: Tenant) {
    const [application] = await tenant.find(applicationsProjector, { code: asked.usercode }, { limit: 1 });
    if (!application) return undefined;
    return { application, mine: await isHis(application, asked, tenant) };
  }

  async function isHis({ code, profile, erased }: Application, { sig, mobile4 }: Shown, tenant: Tenant) {
    if (erased) return false;
    if (isSigned(deps.link, tenant.school, code, sig)) return true;
    if (mobile4 === '') return false;
    return digits.opens(`${tenant.school}:${code}`, profile?.mobile1 ?? '', mobile4);
  }

  const person = ({ userId }: Application, tenant: Tenant) =>
    userId === null ? undefined : tenant.findOne(peopleProjector, userId);

  return [
    publicQuery(applicationQueries.openClasses, needs, async (_, tenant, { language }) => {
      const { classes } = await taken(tenant);
      return { data: classes.map((row) => ({ ClassID: row.id, ClassName: nameIn(row, language) })) };
    }),
    publicQuery(applicationQueries.publicResidences, [], () => ({
      data: RESIDENCE_NAMES.map(({ id, bn, en }) => ({
        ...{ ResidentialStatusId: id, ResidentialName: bn, EngResidentialName: en },
      })),
    })),
    publicQuery(applicationQueries.onlineAdmission, needs, async (_, tenant, { language }) => {
      const { session } = await taken(tenant);
      return {
        data: {
          open: session !== undefined,
          SessionID: session?.id ?? null,
          SessionName: nameIn(session, language),
        },
      };
    }),
    publicQuery(
      applicationQueries.applicationForm,
      [...needs, ...paperHeadNeeds],
      async (asked, tenant, { language }) => {
        const one = await found(asked, tenant);
        if (!one) return refuseApplications('application.not-found');
        if (!one.mine) return refuseApplications('applications.proof');
        const [lists, his] = await Promise.all([academicLists(tenant), person(one.application, tenant)]);
        const head = {
          language,
          letterhead: await houseHead(deps, tenant, language),
          printedAt: deps.clock.now().toISOString(),
        };
        const row = applicationRow(one.application, his, lists, language);
        return formFile(deps, head, row);
      },
    ),
    publicQuery(applicationQueries.application, needs, async (asked, tenant, { language }) => {
      const one = await found(asked, tenant);
      if (!one) return refuseApplications('application.not-found');
      const { application, mine } = one;
      if (!mine && asked.mobile4 !== '') return refuseApplications('applications.proof');
      if (!mine) return { data: { usercode: application.code, Status: application.status } };
      const [lists, his] = await Promise.all([academicLists(tenant), person(application, tenant)]);
      const row = applicationRow(application, his, lists, language);
      return { data: { usercode: application.code, ...row } };
    }),
  ];
}
