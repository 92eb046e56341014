import { daysOf } from '../../old-house/days.ts';
import { kept } from '../../old-house/kept.ts';
import { row } from '../../row.ts';
import { approvesAll, proves } from './proof.ts';

row(
  'old-demo',
  'the demo of 1c193f34 folds, proves itself, keeps its days',
  { old: 'demo' },
  async (t, house) => {
    const { demo } = kept();
    const { admin } = await house.demo();
    await proves(t, admin);
    t.is(await daysOf(admin), demo.days, 'the days of its entries');
    await approvesAll(t, house, admin, demo);
    await proves(t, admin);
  },
);
