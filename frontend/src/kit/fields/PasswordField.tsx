import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly show: string;
  readonly hide: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at while typing. */
export function PasswordField({ name, label, show, hide, autoComplete }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      name={name}
      label={label}
      required
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      inside={
        <button
          type="button"
          className="reveal"
          aria-label={shown ? hide : show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
