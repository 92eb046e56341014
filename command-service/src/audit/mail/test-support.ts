import { silentLogger } from '@madrasah/service-kit/logging';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { DailyRoots } from '../roots.ts';
import { type Mailing, RootMailer } from './mailer.ts';
import { smtpOutbox } from './smtp.ts';

export const HISAB = 'hisab@example.org';
export const AUDITOR = 'auditor@example.com';
export const FROM = 'madrasah@example.net';
export const PDF = Buffer.from('%PDF-1.7 the certificate');

export const certificates = async () => PDF;
/** Mails to a server that is waited for one second. */
export const toServer = (url: string): Mailing => ({
  outbox: smtpOutbox({ url, from: FROM, patienceMs: 1_000 }),
  certificates,
});

/** A school whose auditors are known and whose day has just been closed. */
export async function closedDay(addresses = `${HISAB}, ${AUDITOR}`): Promise<TestApp> {
  const app = await openSchool();
  await app.done('PUT', '/api/accounts/audit/auditors', { Addresses: addresses, Language: 'en' });
  await app.done('POST', '/api/academic/insert_session', { SessionName: '২০২৬' });
  await app.done('POST', '/api/accounts/audit/roots');
  return app;
}

/** One look of the system at what is to be rooted and mailed. */
export const look = (app: TestApp, mailing: Mailing) => {
  const mailer = new RootMailer(app.desk, mailing, silentLogger());
  return new DailyRoots(app.desk, mailer, silentLogger()).look();
};
export const later = (app: TestApp, minutes: number) => app.clock.advance(minutes * 60_000);

/** What has become of the mails, in order. */
export async function story(app: TestApp): Promise<string[]> {
  const told: string[] = [];
  for await (const { type, data } of app.store.readStream(`audit-${SCHOOL}`))
    if (type.startsWith('DailyRootMail'))
      told.push(
        [type.slice('DailyRootMail'.length), data['attempt'], data['fault'], data['again']].join(' ').trim(),
      );
  return told;
}
