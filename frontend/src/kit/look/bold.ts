import bold from './fonts/hind-siliguri-700.woff2';

/** Until the page has loaded the browser makes bold letters of the regular ones: the real ones are no part of its weight. */
const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((done) => window.addEventListener('load', () => done(), { once: true }));

/** Brings the bold letters of the face; where they do not come the made ones stay. */
export async function bringBold(): Promise<void> {
  await loaded();
  const face = new FontFace('Hind Siliguri', `url(${bold}) format("woff2")`, { weight: '700' });
  try {
    document.fonts.add(await face.load());
  } catch {
    // Without the network the page is as readable as before.
  }
}
