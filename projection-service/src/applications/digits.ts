import { type Refusal, refuse } from '@madrasah/events';
import { refuseApplications } from '@madrasah/events/applications';
import { innerToken } from '@madrasah/service-kit/access';
import { ask, type Target } from '@madrasah/service-kit/asking';
import { DIGITS_PATH, digitsQuestion, type GivenDigits } from '@madrasah/service-kit/links';

/** Whether digits are right, or why they are not looked at. */
export type DigitsJudged = (given: GivenDigits) => Promise<boolean | Refusal>;

const WITHIN_MS = 10_000;

interface Judged {
  readonly right?: boolean;
  /** Values of the refusal, where too many wrong ones came from there. */
  readonly shut?: { readonly hours: number; readonly minutes: number };
}

/**
 * Asks the command side, which counts wrong ones for both and keeps them. While it is away no digits open anything.
 * @param commands where it answers now
 */
export const digitsFrom =
  (commands: () => Target | string | undefined, secret: string): DigitsJudged =>
  async (given) => {
    const of = commands();
    if (!of) return refuse('store.away');
    const headers = { authorization: `Bearer ${innerToken(secret, digitsQuestion(given))}` };
    const asking = { headers, body: JSON.stringify(given), withinMs: WITHIN_MS };
    const told = await ask(of, DIGITS_PATH, asking).catch(() => undefined);
    if (told?.status !== 200) return refuse('store.away');
    const { right = false, shut } = JSON.parse(told.body.toString()) as Judged;
    return shut ? refuseApplications('applications.digits-shut', shut) : right;
  };
