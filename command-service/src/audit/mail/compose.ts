import type { SendMailOptions } from 'nodemailer';
import { messageId, type RootMail } from './outbox.ts';

/** A mail as nodemailer is given it. Files and addresses of the net are never read into it. */
export const composed = (mail: RootMail, from: string): SendMailOptions => ({
  from,
  to: [...mail.recipients],
  subject: mail.subject,
  text: mail.text,
  messageId: messageId(mail),
  headers: { 'auto-submitted': 'auto-generated' },
  attachments: mail.attachments.map(({ name, bytes }) => ({
    filename: name,
    content: bytes,
    contentType: 'application/pdf',
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
