let forms = 0;
let typedAt = '';

/** A form has something in it that is not saved. @returns what says that it has not any more */
export function filling(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
  };
}

/** Whether somebody is in the middle of a form on this page: what it stands on must not change under his hands. */
export const isFilling = (): boolean => forms > 0;

/** Hears whatever is typed or ticked on a page, in whatever form or grid. @returns what ends it */
export function hearTyping(): () => void {
  const heard = () => {
    typedAt = location.pathname;
  };
  document.addEventListener('input', heard, { capture: true });
  return () => document.removeEventListener('input', heard, { capture: true });
}

/** Whether something was typed or ticked since this page was come to. */
export const wasTyped = (): boolean => typedAt !== '' && typedAt === location.pathname;
