import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composed } from './compose.ts';
import { MailNotSent, type Outbox } from './outbox.ts';

const FROM = 'madrasah@localhost';

/** Without a mail server: each mail becomes a file that any mail program opens. */
export function folderOutbox(folder: string): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composed(mail, FROM));
      const name = `daily-root-${mail.schoolId}-${mail.rootId}-${mail.attempt}.eml`;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, name);
        writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
        renameSync(`${file}.part`, file);
      } catch (error) {
        throw new MailNotSent('server-away', true, error);
      }
      return { to: 'folder', accepted: mail.recipients, turnedAway: [], putOff: [] };
    },
  };
}
