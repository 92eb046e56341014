import { commandCatalogue } from '@madrasah/events';
import test from 'ava';
import type * as z from 'zod';
import { attribute, formsWritten, sources } from '../written.ts';

const MANY_FIELDS = 10;
const SUM = 'a sum at the counter is never kept: it is told anew, of the dues of that moment';
const LOOKED_AT = 'what would come of it is looked at anew each time, from a few choices';

/** Forms made of rows, and long ones, that keep no draft, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'plans/plan/PayAhead.tsx': SUM,
  'fees/class-collection/SittingForm.tsx': SUM,
  'payroll/PayDialog.tsx': SUM,
  'results/beyond/SuggestionDialog.tsx': 'one row, of one student: two choices',
  'results/conditions/ConditionForm.tsx': LOOKED_AT,
  'results/conditions/CopyTab.tsx': 'three choices of where to copy from',
  'institutions/all/RegisterDialog.tsx': 'six boxes, two of them passwords',
};

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
}

/** What a schema is beneath what may be left out, and before it is turned into something else. */
function defOf(schema: z.ZodType | undefined): Def | undefined {
  const def = schema?._zod.def as Def | undefined;
  const beneath = def?.innerType ?? (def?.type === 'pipe' ? def.in : undefined);
  return beneath ? defOf(beneath) : def;
}

const shapeOf = (body: z.ZodType | undefined) => Object.values(defOf(body)?.shape ?? {});
const isRows = (member: z.ZodType) => defOf(defOf(member)?.element)?.type === 'object';

const long = new Set(
  commandCatalogue.flatMap(({ name, parts }) => {
    const members = shapeOf(parts.body);
    return members.length >= MANY_FIELDS || members.some(isRows) ? [name.toLowerCase()] : [];
  }),
);

const forms = formsWritten().filter(({ name }) => long.has(name.toLowerCase()));

test('a form made of rows, and a long one, keeps a draft or says why it keeps none', (t) => {
  t.true(forms.length >= 20, String(forms.length));
  const without = forms.filter(({ element }) => attribute(element, 'draft') === undefined);
  t.deepEqual([...new Set(without.map(({ file }) => file))].toSorted(), Object.keys(WITHOUT).toSorted());
});

test('a field of a row is named as the form names it: what a draft brings back finds it', (t) => {
  for (const { file, text } of sources())
    t.notRegex(text, /name=[^\n]*\w\.\$\{(?:index|at|n|i|row)\}|= `\w+\.\$\{(?:index|at)\}`/, file);
});
