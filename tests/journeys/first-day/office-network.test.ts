import { isIP } from 'node:net';
import { classes } from '@madrasah/events/academics';
import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { addressesFor } from '../../../scripts/running/network/addresses.ts';
import { tls } from '../../start/fakes/tls/index.ts';
import { launch } from '../browser.ts';
import { Madrasah, OWN_PASSWORD } from '../madrasah.ts';
import { fillSignIn } from '../visitor.ts';

let browser: Browser;
test.before(async () => {
  browser = await launch();
});
test.after.always(() => browser?.close());

/** Another computer of the office: it believes the house's own certificate, as its user has told it to. */
async function computer(address: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'bn-BD', timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce' },
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await fillSignIn(page, OWN_PASSWORD);
  await page.locator('#main h1').waitFor();
  return page;
}

for (const [how, given] of [
  ['over the network', {}],
  ['over TLS', { tls: tls() }],
] as const)
  test.serial(
    `two computers of the office work at once ${how}, and one sees what the other writes`,
    async (t) => {
      const madrasah = await Madrasah.openToOffice(given);
      t.teardown(() => madrasah.close());
      const { protocol, hostname } = new URL(madrasah.address);
      t.is(protocol, 'tls' in given ? 'https:' : 'http:');
      t.is(isIP(hostname), 4);
      t.is(hostname === '127.0.0.1', addressesFor('0.0.0.0').length === 0);
      const [first, second] = [await computer(madrasah.address), await computer(madrasah.address)];
      await second.goto(`${madrasah.address}/students/class`);
      await second.locator('#main h1').waitFor();
      await first.evaluate(
        async ([path, name]) => {
          const answer = await fetch(String(path), {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${localStorage.getItem('token')}`,
            },
            body: JSON.stringify({ ClassName: name }),
          });
          if (!answer.ok) throw new Error(await answer.text());
        },
        [classes.commands.add.path, 'মীযান'],
      );
      // By live news: nobody has asked for the page anew.
      await second.getByText('মীযান').first().waitFor();
      t.is(await second.evaluate(() => window.isSecureContext), 'tls' in given);
      for (const page of [first, second]) await page.context().close();
    },
  );
