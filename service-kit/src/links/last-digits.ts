import { refuse } from '@madrasah/events';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WRONG = 10;
const QUARTER_HOUR_S = 900;

/**
 * Opens things by the last digits of a number. Four digits can be tried out: ten wrong ones for one thing in a quarter
 * of an hour close this way to it, from wherever they come.
 */
export class LastDigits {
  readonly #wrong = new RateLimiterMemory({ points: WRONG, duration: QUARTER_HOUR_S });

  /** @param subject what is to be opened, of which school @throws Refusal 429 with the seconds to wait */
  async opens(subject: string, number: string, typed: string): Promise<boolean> {
    // Counted before it is looked at: of many tries at once no more than ten are judged.
    await this.#count(subject);
    const right = /^\d{4}$/.test(typed) && number.endsWith(typed);
    if (right) await this.#wrong.reward(subject);
    return right;
  }

  async #count(subject: string): Promise<void> {
    try {
      await this.#wrong.consume(subject);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refuse('limit.exceeded', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
    }
  }
}
