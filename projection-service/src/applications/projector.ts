import { type DataOf, type Day, dhakaDay } from '@madrasah/events';
import {
  APPLICATION,
  ApplicationAdmitted,
  ApplicationChanged,
  ApplicationErased,
  type ApplicationStatus,
  ApplicationSubmitted,
  ApplicationSwitched,
  OnlineAdmissionSet,
} from '@madrasah/events/applications';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { searchText } from '../kernel/query-search.ts';

type Written = DataOf<typeof ApplicationSubmitted>;

/** What somebody applied for. Once he is admitted his own record tells who he is: `profile` is null then. */
export interface Application extends Written {
  readonly appliedOn: Day;
  readonly status: ApplicationStatus;
  readonly userId: number | null;
  readonly admissionId: number | null;
  readonly search: string;
  /** What it said is no more; its number is all that is left. */
  readonly erased?: boolean;
}

const written = (data: Written) => ({
  ...data,
  search: searchText(data.code, data.profile?.name ?? '', data.profile?.mobile1 ?? ''),
});

/** Applications for admission, by their number in the series. */
export const applicationsProjector = defineProjector<Application>({
  name: 'applications',
  version: 3,
  collection: 'applications',
  indexes: [{ code: 1 }, { status: 1, applicationId: 1 }],
  words: ['application'],
  on: {
    ApplicationSubmitted: when(ApplicationSubmitted, {
      keys: ({ data }) => [data.applicationId],
      fold: (_, { data, metadata }) => ({
        ...written(data),
        appliedOn: dhakaDay(new Date(metadata.at)),
        ...{ status: APPLICATION.waiting, userId: null, admissionId: null },
      }),
    }),
    ApplicationChanged: when(ApplicationChanged, {
      keys: ({ data }) => [data.applicationId],
      fold: (before, { data }) => before && { ...before, ...written(data) },
    }),
    ApplicationSwitched: when(ApplicationSwitched, {
      keys: ({ data }) => [data.applicationId],
      fold: (before, { data: { active } }) =>
        before && { ...before, status: active ? APPLICATION.waiting : APPLICATION.inactive },
    }),
    ApplicationAdmitted: when(ApplicationAdmitted, {
      keys: ({ data }) => [data.applicationId],
      fold: (before, { data: { userId, admissionId } }) =>
        before && {
          ...written({ ...before, profile: null }),
          appliedOn: before.appliedOn,
          ...{ status: APPLICATION.admitted, userId, admissionId },
        },
    }),
    ApplicationErased: when(ApplicationErased, {
      keys: ({ data }) => [data.applicationId],
      fold: (before, _event) =>
        before && {
          ...before,
          ...written({ ...before, profile: null }),
          ...{ status: APPLICATION.inactive, erased: true },
        },
    }),
  },
});

/** For which session and classes the public page takes applications. */
export const onlineAdmissionProjector = defineProjector<DataOf<typeof OnlineAdmissionSet>>({
  name: 'online-admission',
  version: 1,
  collection: 'online-admission',
  indexes: [],
  on: {
    OnlineAdmissionSet: when(OnlineAdmissionSet, { keys: () => [1], fold: (_, { data }) => data }),
  },
});
