import { isRefusal, type Language } from '@madrasah/events';
import { APPLICATION, applicationQueries, refuseApplications } from '@madrasah/events/applications';
import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { type Call, networkOf } from '@madrasah/service-kit/http';
import { isSigned } from '@madrasah/service-kit/links';
import { academicLists, academicSources, nameIn } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, publicQuery } from '../kernel/query.ts';
import { houseHead, paperHeadNeeds } from '../papers/index.ts';
import { formFile } from './form.ts';
import { applicationsProjector, onlineAdmissionProjector } from './projector.ts';
import { applicationRow } from './wire.ts';

const needs = [applicationsProjector, onlineAdmissionProjector, ...academicSources];

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

/** Applications as whoever wrote one sees his, and others that it is there. */
export function openApplications(deps: Deps): HandledQuery[] {
  /** The application of a number, if there is one, and whether whoever asks has shown that it is his. */
  async function found(asked: Shown, tenant: Tenant, { address }: Call) {
    const proved = await isProved(asked, tenant, networkOf(address));
    if (isRefusal(proved)) return proved;
    const [application] = await tenant.find(applicationsProjector, { code: asked.usercode }, { limit: 1 });
    // Of an erased one nothing is left that digits could prove.
    const isThere = application !== undefined && !(application.erased && asked.sig === '');
    return { application, proved: proved && isThere };
  }

  /** Of a number that nobody has it is asked alike, so that nobody learns which there are. */
  async function isProved({ usercode: code, sig, mobile4 }: Shown, tenant: Tenant, network: string) {
    if (isSigned(deps.link, tenant.school, code, sig)) return true;
    return mobile4 === '' ? false : deps.digits({ schoolId: tenant.school, code, mobile4, network });
  }

  /** Once he is a student the office tells of him, and nobody by a link: where it is to be asked. */
  async function office(tenant: Tenant, language: Language) {
    const { name, address, contact } = await houseHead(deps, tenant, language);
    return { office: { name, address, contact } };
  }

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
      async (asked, tenant, call) => {
        const { language } = call;
        const one = await found(asked, tenant, call);
        if (isRefusal(one)) return one;
        const { application, proved } = one;
        if (!application || !proved || application.erased) return refuseApplications('applications.proof');
        if (application.status === APPLICATION.admitted) return refuseApplications('applications.ask-office');
        const head = {
          language,
          letterhead: await houseHead(deps, tenant, language),
          printedAt: deps.clock.now().toISOString(),
        };
        const row = applicationRow(application, undefined, await academicLists(tenant), language);
        return formFile(deps, head, row);
      },
    ),
    publicQuery(
      applicationQueries.application,
      [...needs, ...paperHeadNeeds],
      async (asked, tenant, call) => {
        const { language } = call;
        const one = await found(asked, tenant, call);
        if (isRefusal(one)) return one;
        const { application, proved } = one;
        if (!proved && (asked.sig !== '' || asked.mobile4 !== ''))
          return refuseApplications('applications.proof');
        if (!application) return refuseApplications('application.not-found');
        const state = { usercode: application.code, Status: application.status };
        if (application.status === APPLICATION.admitted)
          return { data: { ...state, ...(await office(tenant, language)) } };
        if (!proved || application.erased) return { data: state };
        const row = applicationRow(application, undefined, await academicLists(tenant), language);
        return { data: { usercode: application.code, ...row } };
      },
    ),
  ];
}
