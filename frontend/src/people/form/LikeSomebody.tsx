import { isDay } from '@madrasah/events/kernel';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { useText } from '../../kit/text.ts';
import { alikePerson } from '../rows.ts';
import { peopleTexts } from '../texts.ts';

const PAUSE_MS = 500;

interface Asked {
  readonly UserTypeID: number;
  readonly UserName: string;
  readonly FatherName: string;
  readonly DateOfBirth: string;
}

/** What the form says of the person so far, once it is enough to compare. */
function useTyped(UserTypeID: number): string | undefined {
  const { values } = useFormState({ subscription: { values: true } });
  const [UserName, FatherName, born] = ['UserName', 'FatherName', 'DateOfBirth'].map((name) =>
    String(values[name] ?? '').trim(),
  );
  if (!UserName || !FatherName || !born || !isDay(born)) return undefined;
  return JSON.stringify({ UserTypeID, UserName, FatherName, DateOfBirth: born } satisfies Asked);
}

/** Warns, while one types, that somebody with this name, father and birthday is there already. It forbids nothing. */
export function LikeSomebody({ userType }: { readonly userType: number }) {
  const t = useText(peopleTexts);
  const typed = useTyped(userType);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const asked = settled !== undefined && settled === typed ? (JSON.parse(settled) as Asked) : undefined;
  const code = useQuery(alikePerson, asked).data?.data.UserCode ?? null;
  return (
    <div role="status" className="at-save">
      {code !== null && (
        <Message warning visible>
          {t('people.new.alike', { code })}
        </Message>
      )}
    </div>
  );
}
