// `npm start` without its words: everything behind one address, ended with whoever has started this.
import { Running } from '../../../../scripts/running/run.ts';
import type { Settings } from '../../../../scripts/running/settings.ts';

interface Told {
  readonly root: string;
  readonly pages: string;
  readonly settings: Settings;
}

const { root, pages, settings } = JSON.parse(process.argv[2] ?? '') as Told;
const running = new Running(root, settings, pages, () => process.exit(1));
const stop = () => void running.stop().then(() => process.exit(0));
for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, stop);
process.on('message', () => {
  const pids = ['command-service', 'projection-service'] as const;
  process.send?.({ pids: Object.fromEntries(pids.map((name) => [name, running.pidOf(name)])) });
});
const opened = await running.listen();
if ('refused' in opened) throw new Error(opened.refused);
process.send?.({ address: opened.address });
await running.start(settings.jwtSecret ?? '');
