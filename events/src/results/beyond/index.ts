export * from './charts.ts';
export * from './promotion-suggestions.ts';
export * from './sms-parts.ts';
export * from './sms-texts.ts';
export * from './student-results.ts';
