export { withdrawn as subjectConditionWithdrawn } from './conditions/decide.ts';
export { frameOf as resultsFrameOf, READS as READS_RESULTS_FRAME } from './frame.ts';
