import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({ 'notes.not-found': 404 });
