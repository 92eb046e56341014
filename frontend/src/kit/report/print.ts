const RESTORE_MS = 1000;

/** Prints what is on the page; the browser takes the paper's name for the file and has the page's back a second later. */
export function printPaper(name: string): void {
  const title = document.title;
  document.title = name;
  window.print();
  setTimeout(() => {
    document.title = title;
  }, RESTORE_MS);
}
