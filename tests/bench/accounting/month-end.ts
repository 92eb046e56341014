import { type RunningSchool, STUDENTS, startSchool } from '../counter/running-school.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';
import { Office, PRICE_CELL, type Sent } from './office.ts';

const MONTHS = [2, 3, 4, 5, 6, 7];
const TIMES = 7;

async function repeated(times: number, work: (time: number) => Promise<Sent>): Promise<number[]> {
  const samples: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { ms, result } = await timed(() => work(time));
    if (result.status >= 300) throw new Error(`refused: ${result.status} ${result.text.slice(0, 300)}`);
    samples.push(ms);
  }
  return samples;
}

async function monthEnd(running: RunningSchool): Promise<Figure[]> {
  const told = figuresOf(`month end of ${STUDENTS} students`);
  const office = new Office(running);
  const [head, ...others] = await office.prepare();
  const { session: SessionID, class: Classid } = running.school;
  const run = (MonthID: number) => ({ SessionID, SLIDs: [head], MonthID });
  const previews = await repeated(TIMES, () => office.ask('charge_runs/preview', run(2)));
  const runs = await repeated(MONTHS.length, (at) =>
    running.door.send('POST', '/api/accounts/charge_runs', run(MONTHS[at] as number)),
  );
  const rows = [running.school.head, head, ...others].map((SLID) => ({ Classid, SLID, [PRICE_CELL]: 600 }));
  const whatIfs = await repeated(TIMES, () => office.ask('fee_matrix/what_if', { SessionID, rows }));
  const report = `fee_report?report_id=13&SessionID=${SessionID}`;
  const asked = await repeated(TIMES, () => office.get(report));
  const papers = await repeated(2, () => office.get(report.replace('?', '.pdf?')));
  return [
    told('charge run with rules and advances, first', runs[0] as number, 'ms', { atMost: 150 }),
    told('charge run, p50', quantile(runs, 0.5), 'ms', { atMost: 150 }),
    told('charge run, preview, p50', quantile(previews, 0.5), 'ms', { atMost: 300 }),
    told('what-if over 12 heads, p50', quantile(whatIfs, 0.5), 'ms', { atMost: 500 }),
    told('fee report 13, p50', quantile(asked, 0.5), 'ms', { atMost: 200 }),
    told('fee report 13 as PDF', Math.min(...papers) / 1000, 's', { atMost: 4 }),
  ];
}

const running = await startSchool();
try {
  tell(await monthEnd(running));
} finally {
  await running.end();
}
