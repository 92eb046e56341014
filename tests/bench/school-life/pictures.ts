import sharp from 'sharp';
import { type Figure, figuresOf, timed } from '../figures.ts';
import { codeAt, type Office } from './school.ts';

const TOGETHER = 50;
const EVERY_MS = 50;
const MB = 1024 * 1024;

/** A photograph as a telephone takes it, near 4 MB: noise does not grow light. */
async function photograph(width: number, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = { width, height: (width * 4) / 3, channels: 3, background: '#888', noise } as const;
  return new Uint8Array(await sharp({ create: picture }).jpeg({ quality }).toBuffer());
}

/** The most memory that the command side takes while some work is done, beyond what it had before, in MB. */
async function mostMemory(
  office: Office,
  work: () => Promise<unknown>,
): Promise<{ ms: number; more: number }> {
  const now = () => office.running.house.spent().get('command-service')?.bytes ?? 0;
  const before = now();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, now());
  }, EVERY_MS);
  const { ms } = await timed(work).finally(() => clearInterval(watch));
  return { ms, more: (most - before) / MB };
}

const send = (office: Office, codes: readonly string[], bytes: Uint8Array<ArrayBuffer>) =>
  office.form(
    '/api/users/upload_multiple',
    { UserTypeID: '1' },
    codes.map((code) => ({ field: 'images', name: `${code}.jpg`, bytes })),
  );

/** Fifty photographs in one request, then a small one for everybody who is to have a card. @param turns of those students */
export async function pictures(office: Office, turns: readonly number[]): Promise<Figure[]> {
  const figure = figuresOf(`${TOGETHER} pictures of 4 MB`);
  const large = await photograph(1800, 96);
  const codes = turns.map(codeAt);
  const { ms, more } = await mostMemory(office, () => send(office, codes.slice(0, TOGETHER), large));
  const small = await photograph(600, 70);
  for (let at = TOGETHER; at < codes.length; at += TOGETHER)
    await send(office, codes.slice(at, at + TOGETHER), small);
  return [
    figure('one of them', large.length / MB, 'MB'),
    figure('time', ms / 1000, 's', { atMost: 60 }),
    figure('more memory', more, 'MB', { atMost: 400 }),
  ];
}
