import type { Asked, Listed } from '../../kit/wire/definitions.ts';

/** The head of every open page of a school. */
export interface SchoolHead {
  readonly InstitutionName: string;
  readonly Address: string;
  readonly ContactNumber: string;
  readonly Logo: string | null;
}

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

/** A student's published result; its papers are numbered fields. */
export interface PublicRecord extends SchoolHead {
  readonly UserCode: string;
  readonly UserName: string;
  readonly FatherName: string;
  readonly DateOfBirth: string;
  readonly SubClass: string;
  readonly ExamName: string;
  readonly SessionName: string;
  /** 2 points, otherwise marks. */
  readonly ExamStatus: 1 | 2;
  readonly Division: string;
  readonly DivisionAra: string;
  readonly Positions: number | null;
  readonly Total: number;
  readonly TotalTop: number;
  readonly Average: number | null;
  readonly GPA: number | null;
  readonly SubSonkha: number;
  readonly Papers: number;
  readonly version: number;
  readonly PublishedOn: string;
  readonly CorrectedOn: string | null;
  readonly SignaturePrincipal: string | null;
  readonly SignatureNajem: string | null;
}

/** The numbered fields of a record, gathered: `Subject1`, `DVTop1` … */
export function papersOf(record: PublicRecord): readonly PublishedPaper[] {
  const fields = record as unknown as Readonly<Record<string, never>>;
  return Array.from({ length: record.Papers }, (_, index) => {
    const of = (name: string) => fields[`${name}${index + 1}`];
    return {
      n: index + 1,
      subject: of('Subject') ?? '',
      ...{ top: of('DVTop') ?? 0, pass: of('PassNumber') ?? 0, mark: of('SubVal') ?? null },
      ...{ point: of('GPA') ?? 0, division: of('Division') ?? '', kerat: of('Kerat') === 1 },
    };
  });
}

interface School {
  readonly results: readonly SchoolHead[];
  readonly schoolid: string;
  /** Where boards tell their results. */
  readonly resultSites: readonly { readonly name: string; readonly url: string }[];
}
type Named<Id extends string, Name extends string> = Readonly<Record<Id, number> & Record<Name, string>>;
const root = '/api/public/result/:id';

/**
 * `publicResultQueries` by their addresses alone (a test holds them to that): the definitions would bring the library of
 * schemas along, on a slow line and on the busiest hour of the year.
 */
export const publicSchool: Asked<School, { id: string }> = { method: 'GET', path: root };
export const publicSessions: Asked<Listed<Named<'SessionID', 'SessionName'>>, { id: string }> = {
  method: 'GET',
  path: `${root}/academic_session`,
};
export const publicExams: Asked<Listed<Named<'ExamID', 'ExamName'>>, { id: string; sessionid?: string }> = {
  method: 'GET',
  path: `${root}/exam_name`,
};
export const publicSections: Asked<
  Listed<Named<'SubClassID', 'SubClass'>>,
  { id: string; sessionid?: string; examid?: string }
> = { method: 'GET', path: `${root}/sub_class` };
/** The sections whose results of an exam are published; `resultUrl` is `<sessionid>-<examid>`. */
export const publicMarhala: Asked<
  Listed<Named<'SubClassID', 'SubClass'>>,
  { id: string; resultUrl: string }
> = { method: 'GET', path: `${root}/marhala/:resultUrl` };
export const publicResult: Asked<
  { readonly data: PublicRecord },
  { id: string; sessionid: string; examid: string; classid: string; userid: string; birthdate?: string }
> = { method: 'GET', path: `${root}/students/:sessionid/:examid/:classid/:userid` };
