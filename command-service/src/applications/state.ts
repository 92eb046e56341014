import { type DataOf, streams } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import {
  ApplicationAdmitted,
  ApplicationChanged,
  ApplicationErased,
  ApplicationSubmitted,
  ApplicationSwitched,
  ApplicationTaken,
  OnlineAdmissionSet,
} from '@madrasah/events/applications';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

/** What decisions need to know of an application. Names stay in the events. */
export interface Application {
  readonly applicationId: number;
  readonly code: string;
  readonly sessionId: number;
  readonly classId: number;
  readonly active: boolean;
  /** What it said is no more. */
  readonly erased: boolean;
  /** The student he became; null while he is none. */
  readonly userId: number | null;
  /** Who began to admit him last, and when (ISO); null before. */
  readonly taken: { readonly by: number; readonly at: string } | null;
  /** The guardian's mobile, whose last digits open the application. It is why snapshots are sealed. */
  readonly mobile: string;
}

export interface ApplicationState {
  readonly applications: Table<number, Application>;
  /** What the public page takes, under 0; what it took when it was last open, under 1. */
  readonly setting: Table<0 | 1, DataOf<typeof OnlineAdmissionSet>>;
}

export const applicationsStream: StreamDefinition<ApplicationState> = {
  category: 'applications',
  nameFor: streams.applications,
  initial: (table: NewTable) => ({ applications: table(), setting: table() }),
  sealed: true,
  evolve: foldOf<ApplicationState>(
    on(ApplicationSubmitted, ({ applications }, { applicationId, code, sessionId, classId, profile }) => {
      applications.set(applicationId, {
        ...{
          applicationId,
          code,
          sessionId,
          classId,
          active: true,
          erased: false,
          userId: null,
          taken: null,
        },
        mobile: profile?.mobile1 ?? '',
      });
    }),
    on(ApplicationChanged, ({ applications }, { applicationId, classId, profile }) => {
      const known = applications.get(applicationId);
      if (known) applications.set(applicationId, { ...known, classId, mobile: profile?.mobile1 ?? '' });
    }),
    on(ApplicationSwitched, ({ applications }, { applicationId, active }) => {
      const known = applications.get(applicationId);
      if (known) applications.set(applicationId, { ...known, active });
    }),
    on(ApplicationTaken, ({ applications }, { applicationId }, { metadata: { at, actor } }) => {
      const known = applications.get(applicationId);
      if (known) applications.set(applicationId, { ...known, taken: { by: actor.id, at } });
    }),
    on(ApplicationAdmitted, ({ applications }, { applicationId, userId }) => {
      const known = applications.get(applicationId);
      if (known) applications.set(applicationId, { ...known, userId, mobile: '' });
    }),
    on(ApplicationErased, ({ applications }, { applicationId }) => {
      const known = applications.get(applicationId);
      if (known) applications.set(applicationId, { ...known, active: false, erased: true, mobile: '' });
    }),
    on(OnlineAdmissionSet, ({ setting }, facts) => {
      setting.set(0, facts);
      if (facts.sessionId !== null) setting.set(1, facts);
    }),
  ),
  refers: [
    {
      to: sessions,
      names: ({ applications, setting }, id) =>
        [...applications.values(), ...setting.values()].some(({ sessionId }) => sessionId === id),
    },
    {
      to: classes,
      names: ({ applications, setting }, id) =>
        [...applications.values()].some(({ classId }) => classId === id) ||
        [...setting.values()].some(({ classIds }) => classIds.includes(id)),
    },
  ],
};
