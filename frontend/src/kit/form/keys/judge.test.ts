import test from 'ava';
import { createForm } from 'final-form';
import { isWrongNow } from './judge.ts';

interface Typed {
  readonly paid?: string;
}
/** As a form of React is before its effects have run: nobody has told it yet that it stands. */
function begun() {
  const sent: Typed[] = [];
  const form = createForm<Typed>({
    validate: ({ paid }) => (paid ? {} : { paid: 'nothing' }),
    onSubmit: (values) => void sent.push(values),
  });
  form.registerField('paid', () => undefined, { value: true });
  form.pauseValidation();
  return { form, sent };
}

test('what was typed before the form knew that it stands is judged as it is, and sent', async (t) => {
  const { form, sent } = begun();
  form.change('paid', '800');
  t.false(isWrongNow(form));
  await form.submit();
  t.deepEqual(sent, [{ paid: '800' }]);
});

test('without it the save meets what the form began with, and is lost', async (t) => {
  const { form, sent } = begun();
  form.change('paid', '800');
  await form.submit();
  t.deepEqual(sent, []);
});

test('what is wrong is told', (t) => t.true(isWrongNow(begun().form)));
