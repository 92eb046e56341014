import { Icon } from '../icons/Icon.tsx';

/** What is wrong with a field, in words; apart from the field, for what asks without a form. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <div className="ui prompt label" role="alert" id={`${id}-error`}>
      <Icon name="problem" />
      <span>{error}</span>
    </div>
  );
}
