export { studentOfCode } from './by-code.ts';
export { userCodes } from './codes.ts';
export { STANDS_FOR_HIMSELF } from './person.ts';
export { photosNeed, photosOf } from './photos.ts';
export { type Person, peopleProjector, personFolds } from './projector.ts';
export * from './queries.ts';
export { type AskedOfPerson, byCode, isAskedFor } from './reports/asked.ts';
export { arabicName, personCells } from './reports/cells.ts';
export { addressFields, personName, profileFields } from './wire.ts';
