/**
 * The events with personal fields as they were on 30 November 2026, by their last version: up to it a field that is
 * sealed by now may stand in plain text, because an older program wrote it so. What is not here was always sealed.
 */
export const PLAIN_UP_TO: Readonly<Record<string, number>> = {
  ApplicationChanged: 1,
  ApplicationSubmitted: 1,
  AuditorsChanged: 1,
  CardAssigned: 1,
  CardBlocked: 1,
  CertificateChanged: 2,
  CertificateGiven: 2,
  CharacterReportChanged: 1,
  CharacterReported: 1,
  DailyRootMailed: 2,
  FileStored: 1,
  InstitutionInfoChanged: 3,
  LoginCreated: 1,
  LoginRecovered: 1,
  LoginRenamed: 1,
  NoteWritten: 1,
  OtherNamesWritten: 1,
  PasswordChanged: 1,
  PersonChanged: 1,
  PersonRegistered: 1,
  TeacherChanged: 1,
  TeacherLeft: 1,
  TeacherRegistered: 1,
};
