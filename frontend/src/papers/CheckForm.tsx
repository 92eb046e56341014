import { digitsOf, type Language } from '@madrasah/events/kernel';
import type { FormApi } from 'final-form';
import { useMemo } from 'react';
import { Button } from 'semantic-ui-react';
import { accessTexts, schoolIdOf, schoolProblem } from '../access/index.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { PlainForm } from '../kit/form/PlainForm.tsx';
import { useLanguage, useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { codeProblem, writtenCode } from './code.ts';
import { papersTexts } from './texts.ts';

const allTexts = {
  bn: { ...kitTexts.bn, ...accessTexts.bn, ...papersTexts.bn },
  en: { ...kitTexts.en, ...accessTexts.en, ...papersTexts.en },
};

interface Typed {
  readonly school: string;
  readonly code: string;
}

interface Props extends Typed {
  /** The school is not known, or was refused. */
  readonly asksSchool: boolean;
  onCheck(school: string, code: string): void;
}

/** What was typed, as the address will have it, in the digits of the language. */
const shown = (typed: Partial<Typed>, language: Language): Typed => ({
  school: digitsOf(schoolIdOf(typed.school), language),
  code: writtenCode(typed.code ?? ''),
});

/** The box for a code; it always shows the one that the address names, so that a slip can be mended. */
export function CheckForm({ school, code, asksSchool, onCheck }: Props) {
  const t = useText(allTexts);
  const language = useLanguage();
  const initialValues = useMemo(() => shown({ school, code }, language), [school, code, language]);

  function validate(typed: Partial<Typed>) {
    const ofSchool = asksSchool ? schoolProblem(schoolIdOf(typed.school)) : undefined;
    const ofCode = codeProblem(typed.code ?? '');
    return { ...(ofSchool && { school: t(ofSchool) }), ...(ofCode && { code: t(ofCode) }) };
  }

  async function send(typed: Typed, form: FormApi<Typed>) {
    // Put as it will stand in the address, so that the box follows it back.
    for (const [name, value] of Object.entries(shown(typed, language)))
      form.change(name as keyof Typed, value);
    onCheck(asksSchool ? schoolIdOf(typed.school) : school, writtenCode(typed.code));
    return undefined;
  }

  return (
    <PlainForm<Typed> initialValues={initialValues} validate={validate} onSubmit={send} quiet={code !== ''}>
      {() => (
        <>
          {asksSchool && (
            <TextField name="school" label={t('access.signIn.schoolId')} required inputMode="numeric" />
          )}
          <TextField
            name="code"
            label={t('papers.check.code')}
            hint={t('papers.check.codeHint')}
            required
            type="search"
          />
          <Button primary type="submit">
            {t('papers.check.submit')}
          </Button>
        </>
      )}
    </PlainForm>
  );
}
