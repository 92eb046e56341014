import { admissionOf, FORM } from '../../beginnings/applicant.ts';
import { makeClass } from '../../beginnings/roll.ts';
import type { House } from '../../house/house.ts';
import { row } from '../../row.ts';

/** A school that takes applications, and what anybody may ask of one from an address. */
async function opened(house: House) {
  const school = await house.school();
  const place = await makeClass(school.admin);
  const setting = { open: 1, SessionID: place.SessionID, ClassIDs: [place.ClassID] };
  await school.admin.done('/api/students/online_admission/setting', setting, 'PUT');
  const path = `/api/public/result/${school.id}/online_admission`;
  const submitted = async (UserName: string) => {
    const form = { ...FORM, UserName, ClassID: place.ClassID };
    const { id, data } = await school.admin.done(path, form);
    return { id: Number(id), code: String(data.usercode), sig: String(data.sig), form };
  };
  const ask = async (from: string, at: string, body?: object) => {
    const headers = {
      'x-forwarded-for': from,
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = body ? { method: 'PUT', body: JSON.stringify(body) } : {};
    const response = await fetch(`${house.address}${path}/${at}`, { headers, ...sent });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
  return { school, place, submitted, ask };
}

row(
  50,
  'five wrong digits, seen or sent, shut the digits of an application from that network',
  async (t, house) => {
    const { submitted, ask } = await opened(house);
    const { code, sig, form } = await submitted('আব্দুল্লাহ');
    const [HERE, THERE] = ['198.51.100.41', '198.51.100.42'];
    t.is((await ask(HERE, `${code}?mobile4=5678`)).status, 200);
    for (let time = 0; time < 3; time += 1)
      t.is((await ask(HERE, `${code}?mobile4=0000`)).status, 403, `${time}`);
    for (let time = 0; time < 2; time += 1)
      t.is((await ask(HERE, code, { dataBody: form, mobile4: '0000' })).status, 403, `sent ${time}`);
    t.is((await ask(HERE, `${code}?mobile4=5678`)).status, 429, 'then the right ones too');
    t.is((await ask(HERE, `${code}.pdf?mobile4=5678`)).status, 429, 'nor its form');
    t.is((await ask(THERE, `${code}?mobile4=5678`)).status, 200, 'from another network');
    t.is((await ask(HERE, `${code}?sig=${sig}`)).status, 200, 'the link opens as ever');
  },
);

row(50, 'wrong digits of ten applications shut all of them from that network', async (t, house) => {
  const { submitted, ask } = await opened(house);
  const HERE = '198.51.100.43';
  const codes: string[] = [];
  for (let one = 1; one <= 11; one += 1)
    codes.push((await submitted(`আবেদনকারী ${'কখগঘঙচছজঝঞট'[one - 1]}`)).code);
  const [own = '', ...ten] = codes;
  for (const code of ten.slice(0, 9)) t.is((await ask(HERE, `${code}?mobile4=0000`)).status, 403, code);
  t.is((await ask(HERE, `${own}?mobile4=5678`)).status, 200, 'nine are not yet ten');
  t.is((await ask(HERE, `${ten[9]}?mobile4=0000`)).status, 403);
  t.is((await ask(HERE, `${own}?mobile4=5678`)).status, 429, 'ten are');
  t.is((await ask('198.51.100.44', `${own}?mobile4=5678`)).status, 200);
});

row(
  50,
  'ten wrong digits from as many networks shut them everywhere, and tell nobody who applied',
  async (t, house) => {
    const { submitted, ask } = await opened(house);
    const { code, sig } = await submitted('আব্দুল্লাহ');
    const absent = `${Number(code) + 400}`;
    const from = (net: number, one: number) => `203.0.${net}.${one}`;
    for (let one = 1; one <= 10; one += 1)
      for (const [net, number] of [
        [113, code],
        [114, absent],
      ] as const) {
        const { status, body } = await ask(from(net, one), `${number}?mobile4=0000`);
        t.is([one, status, body.code], [one, 403, 'applications.proof']);
      }
    for (const number of [code, absent])
      t.is((await ask(from(113, 99), `${number}?mobile4=5678`)).status, 429, 'from one that never tried too');
    t.is((await ask(from(113, 99), `${code}?sig=${sig}`)).status, 200, 'the link opens');
    for (const number of [code, absent]) {
      const { status, body } = await ask(from(113, 99), `${number}?sig=${'x'.repeat(sig.length)}`);
      t.is([status, body.code], [403, 'applications.proof'], 'a wrong link');
    }
  },
);

row(50, 'digits show and print; the link changes, and is never given by digits', async (t, house) => {
  const { submitted, ask } = await opened(house);
  const { code, sig, form } = await submitted('আব্দুল্লাহ');
  const HERE = '198.51.100.45';
  const shown = await ask(HERE, `${code}?mobile4=5678`);
  t.is(shown.body.data.UserName, 'আব্দুল্লাহ');
  t.ok(!JSON.stringify(shown.body).includes(sig), 'no link is shown');
  t.is((await ask(HERE, `${code}.pdf?mobile4=5678`)).status, 200, 'its form');
  const changed = { ...form, Mobile1: '01798765432' };
  const refused = await ask(HERE, code, { dataBody: changed, mobile4: '5678' });
  t.refused(refused, 'applications.link-only');
  t.ok(!JSON.stringify(refused.body).includes(sig), 'nor told');
  t.is((await ask(HERE, code, { dataBody: changed, sig })).status, 200);
});

row(50, 'after the admission the link tells the state and whom to ask', async (t, house) => {
  const { school, place, submitted, ask } = await opened(house);
  const { id, code, sig } = await submitted('আব্দুল্লাহ');
  await school.admin.done('/api/students/student_admission', admissionOf(place, id));
  const HERE = '198.51.100.46';
  await t.comes(async () => (await ask(HERE, code)).body.data?.Status, 2, 'admitted');
  const { body } = await ask(HERE, `${code}?sig=${sig}`);
  t.is(Object.keys(body.data).sort(), ['Status', 'office', 'usercode']);
  t.ok(body.data.office.name, 'whom to ask');
  t.refused(await ask(HERE, `${code}.pdf?sig=${sig}`), 'applications.ask-office');
});
