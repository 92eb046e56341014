import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const WHERE: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((root) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((program) =>
      join(process.env[root] ?? 'C:/', program),
    ),
  ),
};

/** Without a locale the names of saved files lose their Bengali letters. */
const LOCALE = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
const ARGS = ['--font-render-hinting=none', '--disable-dev-shm-usage'];

/** The browser of CHROME_PATH, else one that is installed, else the one that npm brought (Linux, x64). */
export async function launch(): Promise<Browser> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`);
  const path = chosen || WHERE[process.platform]?.find(existsSync);
  const isRoot = process.getuid?.() === 0;
  const env = { ...process.env, ...LOCALE };
  if (path) return chromium.launch({ executablePath: path, chromiumSandbox: !isRoot, args: ARGS, env });
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The tests in tests/journeys need a browser, and none was found. Install Chrome, Edge or Chromium, or set CHROME_PATH to one.',
    );
  return launchShipped();
}

/** Its own `args` are not used: they turn the web's security off and run everything in one process. */
async function launchShipped(): Promise<Browser> {
  const folder = await unpack();
  const args = [...ARGS, '--no-zygote', '--disable-gpu'];
  const env = { ...process.env, ...LOCALE, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const order = { executablePath: join(folder, 'chromium'), chromiumSandbox: false, args };
  try {
    return await chromium.launch({ ...order, env });
  } catch {
    // A bare system has no libnss3 and no libexpat: the package brings them for that.
    const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
    return chromium.launch({ ...order, env: { ...env, ...libraries } });
  }
}

/** The package's own settings look for its one font elsewhere; without any font at all the browser ends itself. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;

/** Unpacks it once into a folder of ours; two that unpack at a time do not see each other's halves. */
async function unpack(): Promise<string> {
  const { inflate } = await import('@sparticuz/chromium');
  const bin = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
  const folder = join(tmpdir(), `madrasah-chromium-153b-${userInfo().username}`);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = making; // the package unpacks into the system's folder, which is shared
  const parts = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br', 'fonts.tar.br'];
  const unpacked = Promise.all(parts.map((part) => inflate(join(bin, part))));
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  await unpacked;
  writeFileSync(join(making, 'fonts.conf'), fontsIn(folder));
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true }); // another was quicker
  }
  return folder;
}
