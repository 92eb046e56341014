export { userCodes } from './codes.ts';
export { type AdmissionFacts, type Person, peopleProjector } from './projector.ts';
export * from './queries.ts';
export { addressFields, personName, profileFields } from './wire.ts';
