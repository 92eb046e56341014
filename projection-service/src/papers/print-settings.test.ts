import { paisa, streams } from '@madrasah/events';
import { DEFAULT_PRINT_SETTINGS, PrintSettingsChanged, type SIGNATURES } from '@madrasah/events/papers';
import test from 'ava';
import { OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';
import { furtherSigners, signedLine } from './print-settings.ts';

const PATH = '/api/settings/acc_report_settings';
const unsettled = {
  ...{ SettingColumn1: 1, SettingColumn2: 1, SettingColumn3: 1, Value1: '', Value2: '', Value3: '' },
  ...{ Signature1: null, Signature2: null, Signature3: null },
};

test('the print settings by default, and as they were settled last', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  const versions = new Set<number>();
  const asked = async () => {
    const { revision, ...settled } = (await app.get(PATH)).body.data;
    versions.add(revision);
    return settled;
  };
  const rows = [1, 2, 3].map((ID) => ({ ID, ...unsettled }));
  t.deepEqual(await asked(), {
    Mode: 5,
    PrintMode: 1,
    YearID: null,
    StampAbove: null,
    books: [],
    settings: rows,
  });
  await app.record(
    streams.chart(OTHER_SCHOOL),
    PrintSettingsChanged({ ...DEFAULT_PRINT_SETTINGS, numbering: 0 }),
  );
  t.is((await asked()).Mode, 5);
  await app.record(
    streams.chart(SCHOOL),
    PrintSettingsChanged({
      ...{ numbering: 4, copies: 2, sessionId: 7, stampAbove: paisa(500_00) },
      papers: [
        {
          ...{ paper: 'debit', columns: [true, false, true], words: ['', 'নাজেম', ''] },
          signatures: [null, 'SignatureNajem', null],
        },
      ],
    }),
  );
  const debit = { ID: 3, ...unsettled, SettingColumn2: 0, Value2: 'নাজেম', Signature2: 'SignatureNajem' };
  const settings = [...rows.slice(0, 2), debit];
  t.deepEqual(await asked(), { Mode: 4, PrintMode: 2, YearID: 7, StampAbove: 500, books: [], settings });
  t.is(versions.size, 2, 'another version of other settings alone');
});

test('a paper with roles of its own has the principal’s signature where another paper draws it', (t) => {
  const line = { label: 'মুহতামিম' };
  const settled = (signatures: (typeof SIGNATURES)[number][]) =>
    ({ paper: 'debit', columns: [true, true, true], words: ['', 'পরিচালক', ''], signatures }) as never;
  const drawn = settled(['SignatureNajem', 'SignaturePrincipal']);
  const pictures = new Map([['SignaturePrincipal', '/api/files/7'] as const]);
  t.deepEqual(signedLine(line, 'SignaturePrincipal', drawn, pictures), {
    label: 'পরিচালক',
    picture: '/api/files/7',
  });
  t.deepEqual(signedLine(line, 'SignaturePrincipal', settled(['SignatureNajem']), pictures), line);
  t.deepEqual(signedLine(line, 'SignaturePrincipal', drawn, new Map()), line);
  const labels = { SignatureNajem: 'নাজেম' };
  const najem = new Map([...pictures, ['SignatureNajem', '/api/files/8'] as const]);
  t.deepEqual(
    furtherSigners(labels, drawn, najem),
    [{ label: 'নাজেম', picture: '/api/files/8' }],
    'whoever else it has sign signs too, and nobody twice',
  );
  t.deepEqual(furtherSigners(labels, drawn, pictures), []);
});
