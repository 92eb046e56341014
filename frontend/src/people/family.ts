import { familyQuery } from '@madrasah/events/people';
import { answering } from '../kit/wire/definitions.ts';

/** A student as a brother or sister. */
export interface Child {
  readonly UserID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  readonly FatherName: string;
  /** His latest admission; null for who waits for one. */
  readonly AdmissionID: number | null;
  readonly SessionName: string;
  readonly ClassName: string;
  readonly SubClass: string;
}

export interface Guardian {
  readonly UserID: number;
  readonly UserCode: string;
  readonly UserName: string;
  readonly Mobile1: string;
}

export interface Family {
  /** The office has said it; else it is by the guardian's mobile. */
  readonly recorded: boolean;
  /** Himself and his brothers and sisters. */
  readonly children: readonly Child[];
  readonly guardian: Guardian | null;
  readonly proposed: readonly Child[];
  readonly guardians: readonly Guardian[];
}

export const family = answering<{ readonly data: Family }>()(familyQuery);
