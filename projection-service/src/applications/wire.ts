import type { FactsOf, Language } from '@madrasah/events';
import type { applicationsList } from '@madrasah/events/applications';
import { type AcademicLists, nameIn } from '../academics/index.ts';
import { addressFields, type Person, personName, profileFields } from '../people/index.ts';
import type { Application } from './projector.ts';

/** What an application says, under the names of the form. @param person the student he became */
export function applicationRow(
  application: Application,
  person: Pick<Person, 'profile' | 'gender'> | undefined,
  lists: AcademicLists,
  language: Language,
) {
  const { applicationId, code, status, sessionId, classId, residence, appliedOn } = application;
  const told = person ?? application;
  return {
    UserID: applicationId,
    UserCode: code,
    Status: status,
    UserName: personName(told, language),
    GenderID: told.gender,
    ...profileFields(told),
    ...addressFields(told),
    SessionID: sessionId,
    SessionName: nameIn(lists.sessions.get(sessionId), language),
    ClassID: classId,
    ClassName: nameIn(lists.classes.get(classId), language),
    ResidentialStatusId: residence,
    CreateAt: appliedOn,
    AdmissionID: application.admissionId,
    erased: application.erased ?? false,
  };
}

type Row = ReturnType<typeof applicationRow>;

/** As much of it as the list shows. */
export const listedRow = (row: Row, link: string): FactsOf<typeof applicationsList> => ({
  Status: row.Status,
  UserID: row.UserID,
  UserCode: row.UserCode,
  UserName: row.UserName,
  FatherName: row.FatherName,
  ClassName: row.ClassName,
  GenderID: row.GenderID,
  Mobile1: row.Mobile1,
  permanentVill: row.permanentVill,
  permanentPost: row.permanentPost,
  ...(row.DateOfBirth && { DateOfBirth: row.DateOfBirth }),
  CreateAt: row.CreateAt,
  AdmissionID: row.AdmissionID,
  erased: row.erased,
  link,
});
