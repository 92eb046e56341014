import { type DataOf, dhakaDay, isRefusal } from '@madrasah/events';
import {
  DailyRootMailClaimed,
  DailyRootMailed,
  DailyRootMailFailed,
  type DailyRootTaken,
} from '@madrasah/events/audit';
import { letterhead } from '@madrasah/events/institutions';
import type { Logger } from '@madrasah/service-kit/logging';
import { accessStream } from '../../access/state.ts';
import { infoOf, institutionStream, platformStream } from '../../institutions/state.ts';
import { type Desk, stepOn } from '../../kernel/desk.ts';
import { type AuditState, auditStream, type Recipients, recipientsOf } from '../state.ts';
import { systemErrand } from '../system-errand.ts';
import { namedIn } from './named.ts';
import { MailNotSent, type Outbox, type RootMail, type Sent } from './outbox.ts';
import { rootMailText } from './text.ts';

/** The proof of recount on paper, with one root on it. @throws Error when it cannot be had for the moment */
export type Certificates = (schoolId: string, rootId: number, language: 'bn' | 'en') => Promise<Buffer>;

export interface Mailing {
  readonly outbox: Outbox;
  /** Absent: mails go without the certificate. */
  readonly certificates?: Certificates | undefined;
}

interface Claim {
  readonly attempt: number;
  /** As the list stood when the mail was claimed: what is changed meanwhile is told by the next. */
  readonly recipients: Recipients;
}

const MINUTE_MS = 60_000;
/** How long is waited before each further try. */
const PAUSES_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);

/** The roots whose mail is to be sent at an instant. */
export function dueMails({ pending, mails }: AuditState, now: Date): number[] {
  return [...pending.keys()].filter((rootId) => {
    const mail = mails.get(rootId);
    if (!mail) return false;
    if (mail.state === 'due') return true;
    return now.getTime() >= Date.parse(mail.at) + (PAUSES_MS[mail.tries - 1] ?? 0);
  });
}

/**
 * Mails daily roots: claims one, hands it over, notes the outcome. Of two instances one has the claim. A claim
 * without an outcome is left for people: nobody knows whether the mail went.
 */
export class RootMailer {
  readonly #desk: Desk;
  readonly #mailing: Mailing;
  readonly #log: Logger;

  constructor(desk: Desk, mailing: Mailing, log: Logger) {
    this.#desk = desk;
    this.#mailing = mailing;
    this.#log = log;
  }

  /** Sends what is due in a school. @throws StoreAway */
  async send(schoolId: string): Promise<void> {
    const state = await this.#desk.state(auditStream, schoolId);
    for (const rootId of dueMails(state, this.#desk.clock.now())) await this.#sendOne(schoolId, rootId);
  }

  async #sendOne(schoolId: string, rootId: number): Promise<void> {
    const claim = await this.#claim(schoolId, rootId);
    if (claim === undefined) return; // somebody else has it
    const { attempt } = claim;
    try {
      const mail = await this.#composed(schoolId, rootId, claim);
      const sent = await this.#mailing.outbox.send(mail);
      await this.#note(schoolId, rootId, attempt, (tries) =>
        mailed(rootId, attempt, tries <= PAUSES_MS.length ? sent : givenUp(sent)),
      );
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      this.#log.warn({ schoolId, rootId, attempt, fault: error.fault }, 'a daily root was not mailed');
      const { fault, passing } = error;
      await this.#note(schoolId, rootId, attempt, (tries) => {
        const again = passing && tries <= PAUSES_MS.length;
        return DailyRootMailFailed({ rootId, attempt, fault, again });
      });
    }
  }

  /** @returns undefined when it is not ours to send */
  async #claim(schoolId: string, rootId: number): Promise<Claim | undefined> {
    let recipients: Recipients | undefined;
    const claimed = await this.#desk.perform(
      stepOn(auditStream, (state, { now }) => {
        recipients = recipientsOf(state, rootId);
        const isDue = dueMails(state, now).includes(rootId) && recipients.addresses.length > 0;
        const attempt = 1 + (state.mails.get(rootId)?.attempts ?? 0);
        return isDue ? [DailyRootMailClaimed({ rootId, attempt })] : [];
      }),
      systemErrand(schoolId, 'mail-daily-root'),
    );
    if (isRefusal(claimed) || !recipients) return undefined;
    const attempt = claimed.events[0]?.data['attempt'] as number | undefined;
    return attempt === undefined ? undefined : { attempt, recipients };
  }

  /** Whatever goes wrong before the mail is handed over, it was not sent. @throws MailNotSent */
  async #composed(schoolId: string, rootId: number, claim: Claim): Promise<RootMail> {
    try {
      return await this.#compose(schoolId, rootId, claim);
    } catch (error) {
      throw new MailNotSent('certificate', true, error);
    }
  }

  async #compose(schoolId: string, rootId: number, { attempt, recipients }: Claim): Promise<RootMail> {
    const state = await this.#desk.state(auditStream, schoolId);
    const { addresses, language } = recipients;
    const place = state.roots.get(rootId);
    const taken = place && (await this.#desk.eventAt(auditStream, schoolId, place.revision));
    if (!taken) throw new Error(`root ${rootId} is not there`);
    const root = taken.data as DataOf<typeof DailyRootTaken>;
    const takenOff = await this.#takenOff(schoolId, recipients);
    const named = await namedIn(this.#desk, schoolId, rootId);
    const said = rootMailText({ schoolId, root, name: await this.#name(schoolId), takenOff, named });
    const attachments = await this.#attachments(schoolId, rootId, language);
    return { schoolId, rootId, attempt, recipients: addresses, ...said, attachments };
  }

  async #takenOff(schoolId: string, { takenOff }: Recipients) {
    const { logins } = await this.#desk.state(accessStream, schoolId);
    return takenOff.map(({ address, at, actorId }) => ({
      address,
      on: dhakaDay(new Date(at)),
      by: logins.get(actorId)?.name ?? String(actorId),
    }));
  }

  async #name(schoolId: string): Promise<{ bn: string; en: string }> {
    const { institutions } = await this.#desk.state(platformStream, '');
    const info = infoOf(await this.#desk.state(institutionStream, schoolId), institutions.get(schoolId));
    return { bn: letterhead(info, 'bn').name, en: letterhead(info, 'en').name };
  }

  async #attachments(schoolId: string, rootId: number, language: 'bn' | 'en') {
    const { certificates } = this.#mailing;
    if (!certificates) return [];
    const bytes = await certificates(schoolId, rootId, language);
    return [{ name: `recount-${schoolId}-${rootId}.pdf`, bytes }];
  }

  async #note(
    schoolId: string,
    rootId: number,
    attempt: number,
    outcome: (tries: number) => ReturnType<typeof DailyRootMailed | typeof DailyRootMailFailed>,
  ): Promise<void> {
    await this.#desk.perform(
      stepOn(auditStream, ({ mails }) => {
        const mail = mails.get(rootId);
        return mail?.attempts === attempt ? [outcome(mail.tries)] : [];
      }),
      systemErrand(schoolId, 'mail-daily-root'),
    );
  }
}

const mailed = (rootId: number, attempt: number, { to, accepted, turnedAway, putOff }: Sent) =>
  DailyRootMailed({
    ...{ rootId, attempt, to },
    ...{ accepted: [...accepted], turnedAway: [...turnedAway], putOff: [...putOff] },
  });

/** After the last try whoever is still put off is turned away. */
const givenUp = ({ turnedAway, putOff, ...sent }: Sent): Sent => ({
  ...sent,
  turnedAway: [...turnedAway, ...putOff],
  putOff: [],
});
