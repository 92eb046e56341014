import { Problem } from '../kernel/endpoint/problem.ts';
import { fieldNotes, fields, isPlainLoginName } from '../kernel/index.ts';

/**
 * The name a login is given: 3–40 characters without blanks, that nobody can take for another one’s; `missing` is the
 * sentence where there is none. What was given before is signed in with as ever.
 */
export const loginName = (missing = 'request.required') =>
  fields.field(
    (raw) => {
      if (raw === undefined || raw === null || raw === '') return new Problem(missing);
      const text = typeof raw === 'string' ? raw.normalize('NFC').trim() : '';
      if (!/^[^\s\p{Cc}]{3,40}$/u.test(text)) return new Problem('access.login-name');
      return isPlainLoginName(text) ? text : new Problem('access.login-letters');
    },
    fieldNotes.required({ type: 'string', pattern: '^\\s*[^\\s\\p{Cc}]{3,40}\\s*$' }),
  );

/** A new password: 8–200 characters, never trimmed; `missing` is the sentence where there is none. */
export const password = (missing = 'request.required') =>
  fields.field(
    (raw) => {
      if (raw === undefined || raw === null || raw === '') return new Problem(missing);
      return typeof raw === 'string' && raw.length >= 8 && raw.length <= 200
        ? raw
        : new Problem('access.password-length');
    },
    fieldNotes.required({ type: 'string', minLength: 8, maxLength: 200, format: 'password' }),
  );

/** What somebody types to sign in: any non-empty text, so that a wrong form and a wrong secret look alike. */
export const typedSecret = () =>
  fields.field(
    (raw) => {
      if (raw === undefined || raw === null || raw === '') return new Problem('request.required');
      return typeof raw === 'string' && raw.length <= 200 ? raw : new Problem('request.text');
    },
    fieldNotes.required({ type: 'string', minLength: 1, maxLength: 200 }),
  );

/** Said once, at a sign-in: what somebody else has changed of the login since the one before. */
export interface Notice {
  readonly code: 'password.changed-by-other' | 'name.changed-by-other' | 'type.changed-by-other';
  /** ISO. */
  readonly at: string;
  /** The name of the login that changed it. */
  readonly by: string;
}
