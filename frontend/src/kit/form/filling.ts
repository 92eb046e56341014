let forms = 0;

/** A form has something in it that is not saved. @returns what says that it has not any more */
export function filling(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
  };
}

/** Whether somebody is in the middle of a form on this page: what it stands on must not change under his hands. */
export const isFilling = (): boolean => forms > 0;
