interface Meta {
  readonly error?: string;
  readonly submitError?: string;
  readonly touched?: boolean;
  readonly modified?: boolean;
  readonly submitFailed?: boolean;
  readonly dirtySinceLastSubmit?: boolean;
}

/**
 * The sentence to show under a field now: nothing while it is being filled for the first time or only passed through,
 * and the server's word until the content is changed.
 */
export function shownError(meta: Meta): string | undefined {
  const own = meta.touched && (meta.modified || meta.submitFailed) ? meta.error : undefined;
  return own ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
}
