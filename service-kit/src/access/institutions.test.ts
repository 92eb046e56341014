import { InstitutionRegistered, InstitutionSwitched } from '@madrasah/events/institutions';
import test from 'ava';
import { plainTable } from '../folding/index.ts';
import { emptyPlatform, evolvePlatform } from './institutions.ts';

const event = ({ type, data }: { type: string; data: object }) => ({
  type,
  data,
  revision: 0,
  metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } },
});
const name = { bn: 'দারুল উলূম', en: '', ar: '' };

test('an institution is active from its registration on, until it is switched', (t) => {
  const state = emptyPlatform(plainTable);
  evolvePlatform(
    state,
    event(InstitutionRegistered({ schoolId: '1001', name, address: '', contactNumber: '' })),
  );
  t.like(state.institutions.get('1001'), { schoolId: '1001', name, active: true });
  evolvePlatform(state, event(InstitutionSwitched({ schoolId: '1001', active: false })));
  t.like(state.institutions.get('1001'), { name, active: false });
  evolvePlatform(state, event(InstitutionSwitched({ schoolId: '2002', active: true })));
  t.is(state.institutions.size, 1);
});
