export { type ExamDue, examChargesProjector, examDues } from './charges.ts';
export { type CandidateList, candidatesProjector } from './projector.ts';
export { candidatesQuery, takingAt, takingNeed } from './query.ts';
