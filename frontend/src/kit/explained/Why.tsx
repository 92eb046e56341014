import type { ReactNode } from 'react';
import { Explained } from './Explained.tsx';

interface Props {
  /** The question that explains it, as a paper has it: `figure=…`. */
  readonly question: string | null | undefined;
  readonly children: ReactNode;
}

/** A sum of a paper that says what explains it leads there. */
export function Why({ question, children }: Props) {
  const { figure, ...of } = Object.fromEntries(new URLSearchParams(question ?? ''));
  return figure ? (
    <Explained figure={figure} of={of}>
      {children}
    </Explained>
  ) : (
    children
  );
}
