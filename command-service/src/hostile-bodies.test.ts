import { type CommandDefinition, commandCatalogue } from '@madrasah/events';
import test from 'ava';
import { openSchool } from './test-support/app.ts';
import { bodyOf, FORMS, WITHOUT_BODY } from './test-support/forms.ts';

const app = await openSchool();
test.after.always(() => app.close());

const operator = { $gt: 1 };
const shadowed = { toString: 1, valueOf: 1, length: 1, constructor: { prototype: 1 } };
const BODIES = [{}, [], [[]], [null], { data: {} }, { data: null }, { data: [operator] }, operator, shadowed];
const VALUES = [operator, shadowed, [[1]], [operator], 1e300, -1e300, 'x'.repeat(100_000), '\u0000'];
/** Read only where it is a text; anything else counts as not given. */
const UNREAD = ['oldPassword'];

/** An empty list says something: no limits. */
const TAKES_NONE = ['SetConcessionLimits'];
/** Nothing of their form is required: whatever else comes, their file is looked at, and that records nothing. */
const LOOKS_AT_A_FILE = ['ImportOpeningBalances'];
const isEmptyList = (body: unknown) => Array.isArray(body) && body.length === 0;

const IDS = ['0', '-1', '1e3', '0x1', 'x', '1;2', '%24gt', '%00', '9007199254740993', '%E0%A4%A', 'a%2Fb'];

type Form = Record<string, unknown>;

/** The form with one of its fields, at any depth, replaced. */
function* spoiled(form: unknown): Generator<unknown> {
  if (Array.isArray(form)) {
    for (const row of spoiled(form[0])) yield [row];
    return;
  }
  if (typeof form !== 'object' || form === null) return;
  for (const [field, value] of Object.entries(form as Form)) {
    if (UNREAD.includes(field)) continue;
    for (const bad of VALUES) yield { ...form, [field]: bad };
    for (const inner of spoiled(value)) yield { ...form, [field]: inner };
  }
}

const send = ({ method, path }: CommandDefinition, body: unknown, id = '1') =>
  app.call(method, path.replace(':id', id), { token: app.token(1), body });

// A name nobody can have is a wrong name, and a wrong name is counted.
const recorded = async () => (await app.recorded()).filter((type) => type !== 'SignInRefused');

const is4xx = (status: number) => status >= 400 && status < 500;

for (const command of commandCatalogue.filter(({ name }) => !WITHOUT_BODY.includes(name)))
  test.serial(`${command.name} turns every malformed body away and records nothing`, async (t) => {
    const before = await recorded();
    const spoilt = [...spoiled(FORMS[command.name])].map((form) => bodyOf(command, form));
    const malformed = BODIES.filter((body) => !(isEmptyList(body) && TAKES_NONE.includes(command.name)));
    const bodies = [...malformed, ...spoilt];
    for (const body of bodies) {
      const { status, body: answer } = await send(command, body);
      const said = `${status} for ${JSON.stringify(body)?.slice(0, 300)}: ${JSON.stringify(answer)}`;
      const isLook = status === 200 && LOOKS_AT_A_FILE.includes(command.name);
      t.true(isLook || (is4xx(status) && typeof answer?.code === 'string'), said);
    }
    t.deepEqual(await recorded(), before);
  });

test.serial('what is no JSON is turned away everywhere', async (t) => {
  const before = await app.recorded();
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  for (const command of commandCatalogue.filter(({ name }) => !WITHOUT_BODY.includes(name)))
    for (const body of ['{', '"text"', '17', 'null', 'undefined', '{"a":1}}', deep]) {
      const { status } = await send(command, body);
      t.true(is4xx(status), `${command.name}: ${status} for ${body.slice(0, 20)}`);
    }
  t.deepEqual(await app.recorded(), before);
});

for (const command of commandCatalogue.filter(({ path }) => path.includes(':id')))
  test.serial(`${command.name} turns every id away that is none`, async (t) => {
    const before = await app.recorded();
    for (const id of IDS) {
      const { status, body } = await send(command, FORMS[command.name] ?? {}, id);
      t.true(is4xx(status) && typeof body?.code === 'string', `${status} for ${id}`);
    }
    t.deepEqual(await app.recorded(), before);
  });
