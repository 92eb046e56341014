const KEPT_MS = 60_000;
const TITLE_MS = 1000;

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'image/png': '.png' };

/** A name without an ending gets that of what the file is; pictures of ours are JPEG. */
const withEnding = (name: string, { type }: Blob): string =>
  /\.[a-z]+$/.test(name) ? name : name + (ENDINGS[type] ?? '.jpg');

/** Puts a file into the downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = withEnding(name, file);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/**
 * Prints a PDF from a frame that nobody sees: no tab opens, and the focus stays where it was. A browser that shows no
 * PDF of its own saves it instead.
 * @param name of the file, which a printer that writes files proposes
 */
export function printFile(file: Blob, name: string): void {
  if (!navigator.pdfViewerEnabled) {
    saveFile(file, name);
    return;
  }
  const address = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.onload = () => {
    try {
      printed(frame, name);
    } catch {
      saveFile(file, name); // a viewer that lets nobody at its window
    }
  };
  frame.src = address;
  document.querySelector('iframe.print-frame')?.remove(); // the one before is done with
  document.body.append(frame);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Prints under a name: browsers propose it for the file. The page has its own title back after a second. */
function named(name: string, print: () => void): void {
  const title = document.title;
  document.title = name;
  print();
  setTimeout(() => {
    document.title = title;
  }, TITLE_MS);
}

/** The page that is shown, as its own sheet of styles prints it. */
export const printThisPage = (name: string): void => named(name, () => window.print());

function printed(frame: HTMLIFrameElement, name: string): void {
  const before = document.activeElement;
  named(name.replace(/\.[a-z]+$/, ''), () => frame.contentWindow?.print());
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}
