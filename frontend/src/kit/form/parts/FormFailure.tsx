import { useFormState } from 'react-final-form';
import type { Command } from '../../calls/use-command.ts';
import { FailureMessage } from '../../feedback/FailureMessage.tsx';

/** Why the last attempt was not accepted; it stays until the next one. Problems at fields stand there and on top. */
export function FormFailure({ command }: { command: Pick<Command<unknown>, 'failure'> }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const { failure } = command;
  if (!failure || submitting || failure.code === 'form.busy') return null;
  return <FailureMessage failure={failure} />;
}
