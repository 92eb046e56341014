import type { MailFault } from '@madrasah/events/audit';

/** A daily root on its way to the auditors. */
export interface RootMail {
  readonly schoolId: string;
  readonly rootId: number;
  readonly attempt: number;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** What became of a mail that was handed over. */
export interface Sent {
  /** `folder`: there is no mail server; the mail lies in the folder. */
  readonly to: 'server' | 'folder';
  readonly accepted: readonly string[];
  /** Addresses that the server would not take. */
  readonly turnedAway: readonly string[];
  /** Addresses that the server would not take now (4xx). */
  readonly putOff: readonly string[];
}

/** A mail was not handed over; or, `unknown`, nobody can tell. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly fault: MailFault;
  /** Whether it makes sense to try again later. */
  readonly passing: boolean;
  constructor(fault: MailFault, passing: boolean, cause?: unknown) {
    super(`a mail was not sent: ${fault}`, { cause });
    this.fault = fault;
    this.passing = passing;
  }
}

/** Where mails go. */
export interface Outbox {
  /** @throws MailNotSent */
  send(mail: RootMail): Promise<Sent>;
}

/** The same for every attempt: a server that has the mail already can tell. */
export const messageId = ({ schoolId, rootId }: RootMail) => `<daily-root-${schoolId}-${rootId}@madrasah>`;
