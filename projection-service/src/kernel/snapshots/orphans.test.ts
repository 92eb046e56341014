import test from 'ava';
import { testDocuments } from '../documents/test-support.ts';
import { pupils } from '../projecting/test-support.ts';
import { dropOrphans } from './index.ts';

test('what a projector of another program has left goes, checkpoint and all; what is being built stays', async (t) => {
  const { documents, end } = await testDocuments();
  t.teardown(end);
  const { projections } = documents;
  const document = { _id: '1001/1', school: '1001', key: '1', position: 1 };
  const building = 'pupils__v2_building_0a1b2c3d';
  for (const collection of ['pupils', 'bygone', building]) await projections.write(collection, [document]);
  const at = { version: 1, position: 1, eventId: 'e', stream: 'people-1001', revision: 0 };
  const moved = ['pupils', 'bygone'].map((projector) => ({
    checkpoint: { projector, ...at, built: 'b', written: 1 },
    over: undefined,
  }));
  await projections.saveCheckpoints(moved);
  t.deepEqual(await dropOrphans(projections, [pupils()]), ['bygone']);
  t.deepEqual((await projections.collections()).sort(), ['checkpoints', 'pupils', building]);
  t.is(await projections.checkpoint('bygone'), undefined);
  t.truthy(await projections.checkpoint('pupils'));
});
