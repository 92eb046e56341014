import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'closing.by-reconciliation': 409,
  'closing.already-closed': 409,
  'closing.earlier-day-open': 409,
  'closing.no-general-fund': 409,
  'closing.not-closed': 409,
  'closing.not-last-closed': 409,
  'closing.day-open': 409,
  'closing.earlier-month-open': 409,
  'closing.month-not-over': 409,
  'closing.already-locked': 409,
  'closing.not-locked': 409,
  'closing.lock-softly-first': 409,
  'closing.exception-stands': 409,
  'closing.until-past': 409,
});
