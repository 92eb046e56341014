import type { AnswerTo } from '@madrasah/events/kernel';
import type { PublicRecord, publicResultQueries } from '@madrasah/events/results';
import type { Asked } from '../../kit/wire/definitions.ts';

/** One paper of a published result; "absent" where he was not there, null where nothing was entered. */
export interface PublishedPaper {
  /** Its place on the sheet, from 1. */
  readonly n: number;
  readonly subject: string;
  readonly top: number;
  readonly pass: number;
  readonly mark: number | 'absent' | null;
  readonly point: number;
  readonly division: string;
  /** Recitation stands beside the total. */
  readonly kerat: boolean;
}

/** The numbered fields of a record, gathered: `Subject1`, `DVTop1` … */
export const papersOf = (record: PublicRecord): readonly PublishedPaper[] =>
  Array.from({ length: record.Papers }, (_, index) => {
    const n = index + 1;
    return {
      ...{ n, subject: record[`Subject${n}`] ?? '', top: record[`DVTop${n}`] ?? 0 },
      ...{ pass: record[`PassNumber${n}`] ?? 0, mark: record[`SubVal${n}`] ?? null },
      ...{ point: record[`GPA${n}`] ?? 0, division: record[`Division${n}`] ?? '' },
      kerat: record[`Kerat${n}`] === 1,
    };
  });

type To<Name extends keyof typeof publicResultQueries> = AnswerTo<(typeof publicResultQueries)[Name]>;
const root = '/api/public/result/:id';

/**
 * `publicResultQueries` by their addresses alone (a test holds them to that): the definitions would bring the library of
 * schemas along, on a slow line and on the busiest hour of the year.
 */
export const publicSchool: Asked<To<'publicSchool'>, { id: string }> = { method: 'GET', path: root };
export const publicSessions: Asked<To<'publicSessions'>, { id: string }> = {
  method: 'GET',
  path: `${root}/academic_session`,
};
export const publicExams: Asked<To<'publicExams'>, { id: string; sessionid?: string }> = {
  method: 'GET',
  path: `${root}/exam_name`,
};
export const publicSections: Asked<
  To<'publicSections'>,
  { id: string; sessionid?: string; examid?: string }
> = { method: 'GET', path: `${root}/sub_class` };
/** The sections whose results of an exam are published; `resultUrl` is `<sessionid>-<examid>`. */
export const publicMarhala: Asked<To<'publicMarhala'>, { id: string; resultUrl: string }> = {
  method: 'GET',
  path: `${root}/marhala/:resultUrl`,
};
export const publicResult: Asked<
  To<'publicResult'>,
  { id: string; sessionid: string; examid: string; classid: string; userid: string; birthdate?: string }
> = { method: 'GET', path: `${root}/students/:sessionid/:examid/:classid/:userid` };
