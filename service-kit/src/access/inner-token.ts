import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * By which one service knows that the other asks it for something: no user does, so there is no user's token. Made
 * with a key derived from the secret that signs tokens, and good for this one question.
 */
export function innerToken(secret: string, question: string): string {
  const key = createHmac('sha256', secret).update('between services').digest();
  return createHmac('sha256', key).update(question).digest('hex');
}

/** Whether a token is the one for a question. */
export function isInnerToken(secret: string, question: string, token: string): boolean {
  const right = Buffer.from(innerToken(secret, question));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}
