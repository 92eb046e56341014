import { Button } from 'semantic-ui-react';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';

interface Props {
  readonly icon: IconName;
  /** What it does, and to whom: read aloud. */
  readonly label: string;
  /** What it does, when pointed at; the label where absent. */
  readonly hint?: string;
  readonly disabled?: boolean;
  onClick(): void;
}

/** What may be done with a row, as a picture. */
export const RowButton = ({ icon, label, hint = label, disabled = false, onClick }: Props) => (
  <Button type="button" basic icon disabled={disabled} aria-label={label} title={hint} onClick={onClick}>
    <Icon name={icon} />
  </Button>
);
