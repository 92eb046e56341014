import { createTransport } from 'nodemailer';
import { composed } from './compose.ts';
import { MailNotSent, type Outbox } from './outbox.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them (SMTP_URL). */
  readonly url: string;
  /** The sender's address (SMTP_FROM). */
  readonly from: string;
  /** How long the server may be silent; it is first asked, then told, so twice of it at most. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 20_000;

/** Listens to the conversation with a server: from the command DATA on a broken line leaves it open who has the mail. */
class Witness {
  handing = false;
  readonly debug = (about: unknown, text: unknown) => {
    if ((about as { tnx?: string })?.tnx === 'client' && text === 'DATA') this.handing = true;
  };
  readonly level = () => undefined;
  readonly trace = () => undefined;
  readonly info = () => undefined;
  readonly warn = () => undefined;
  readonly error = () => undefined;
  readonly fatal = () => undefined;
}

/** What the server said of one recipient that it did not take, as nodemailer tells it. */
interface Rejected {
  readonly recipient?: string | undefined;
  readonly responseCode?: number | undefined;
}

const isPutOff = ({ responseCode }: Rejected) => responseCode !== undefined && responseCode < 500;

/** What an error of nodemailer's says about the mail. */
function notSent(error: unknown, handing: boolean): MailNotSent {
  const { responseCode, code, rejectedErrors } = error as Rejected & {
    code?: string;
    rejectedErrors?: readonly Rejected[];
  };
  // It is we who were not let in: the password is put right, and then the mail still waits.
  if (code === 'EAUTH') return new MailNotSent('server-away', true, error);
  if (rejectedErrors?.some(isPutOff)) return new MailNotSent('server-away', true, error);
  if (responseCode !== undefined && responseCode >= 500) return new MailNotSent('turned-away', false, error);
  // A definite "not now", or the line broke before the mail was on it.
  if (responseCode !== undefined || !handing) return new MailNotSent('server-away', true, error);
  return new MailNotSent('unknown', false, error);
}

/** A mail server. Each mail has a connection of its own: there is one a day. */
export function smtpOutbox({ url, from, patienceMs = PATIENCE_MS }: SmtpOptions): Outbox {
  return {
    async send(mail) {
      const witness = new Witness();
      const patience = {
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
      };
      const transport = createTransport({ url, ...patience, logger: witness, debug: true });
      try {
        const { accepted, rejected, rejectedErrors = [] } = await transport.sendMail(composed(mail, from));
        const later = new Set(rejectedErrors.filter(isPutOff).map(({ recipient }) => recipient));
        const refused = rejected.map(String);
        return {
          to: 'server',
          accepted: accepted.map(String),
          turnedAway: refused.filter((address) => !later.has(address)),
          putOff: refused.filter((address) => later.has(address)),
        };
      } catch (error) {
        throw notSent(error, witness.handing);
      } finally {
        transport.close();
      }
    },
  };
}
