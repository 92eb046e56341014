import { digitsOf } from '@madrasah/events/kernel';
import { useLanguage, useWord } from '../../text.ts';
import type { FoundStudent } from './rows.ts';
import styles from './student-facts.module.css';

/** By what one student is told from another of the same name. */
export type KnownStudent = Partial<
  Pick<FoundStudent, 'FatherName' | 'ClassName' | 'SubClass' | 'SessionName'>
>;

/** Whose child the chosen student is, and where he reads: what a form fills in and nobody types. */
export function StudentFacts({ of }: { readonly of: KnownStudent }) {
  const word = useWord();
  const language = useLanguage();
  const facts = [
    { title: word('father'), text: of.FatherName },
    { title: word('class'), text: [of.ClassName, of.SubClass].filter(Boolean).join(' – ') },
    { title: word('session'), text: of.SessionName && digitsOf(of.SessionName, language) },
  ].filter(({ text }) => text);
  return (
    <dl className={styles['facts']}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}:</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
