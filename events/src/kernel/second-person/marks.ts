import * as z from 'zod';

/**
 * Why a confirmation is marked: nobody else could confirm, and the asker had made the login of whoever did, given it
 * power, or set its password; the only person of the school confirmed his own (`alone`), or brought its books over
 * while nothing else stood in them (`opening`).
 */
export const CONFIRMATION_MARKS = ['made', 'power', 'password', 'alone', 'opening'] as const;
export type ConfirmationMark = (typeof CONFIRMATION_MARKS)[number];

/** As events carry it; absent of what was confirmed as it should be. */
export const confirmationMark = z.enum(CONFIRMATION_MARKS).optional();
