import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link must carry to open something of a school; only who knows the installation's secret can make it. */
export type SignedLink = (school: string, subject: string) => string;

const BYTES = 18; // 144 bits: nobody guesses one

/** Signs links with a key of its own, derived from the secret that signs tokens. */
export function signedLinkWith(secret: string): SignedLink {
  const key = createHmac('sha256', secret).update('links').digest();
  return (school, subject) =>
    createHmac('sha256', key)
      .update(`${school}\n${subject}`)
      .digest()
      .subarray(0, BYTES)
      .toString('base64url');
}

/** Whether what somebody shows is the right signature. */
export function isSigned(link: SignedLink, school: string, subject: string, shown: string): boolean {
  const [right, given] = [Buffer.from(link(school, subject)), Buffer.from(shown)];
  return right.length === given.length && timingSafeEqual(right, given);
}
