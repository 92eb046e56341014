/** What tells the drafts of one form apart. */
export type DraftOf = string | number | undefined;

/**
 * What the draft of a form is called. A form of another name is another form: it begins with its own draft, and
 * nothing that was typed into this one comes into it.
 * @param what its command, or the grid; `of` what of it is typed: the id of what is changed, what the page is opened for
 */
export const draftName = (what: string, ...of: readonly DraftOf[]): string =>
  [what, ...of.filter((one) => one !== undefined && one !== '')].join(' ');

/**
 * What an address opens a form for, whatever else stands in it and in whatever order: what was typed for it is found
 * by the next link to the same. @param names the names of the address that make another form of it
 */
export function openedFor(address: URLSearchParams, names: readonly string[]): string | undefined {
  const said = names.flatMap((name) => {
    const value = address.get(name);
    return value ? [`${name}=${value}`] : [];
  });
  return said.join(' ') || undefined;
}
