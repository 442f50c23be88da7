import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const run = promisify(execFile);

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments for a repeatable run. The arguments of the npm package turn web security off, and must not be used. */
export const CHROMIUM_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ChromiumProgram {
  executablePath: string;
  /** The environment of the browser. For the npm package, it includes the package's libraries and fonts. */
  env: Record<string, string>;
}

/**
 * Finds the browser: CHROME_PATH, otherwise the npm package's, whose version is equal on all machines. An installed
 * Chromium or Chrome is used in two cases. The package's cannot run, or TEST_CHROMIUM is `instalado`.
 */
async function findChromium(): Promise<ChromiumProgram> {
  // Without a UTF-8 locale, Chromium cannot save files whose names are not ASCII.
  const env: Record<string, string> = { ...definedOf(process.env), LC_ALL: 'C.UTF-8' };
  const { CHROME_PATH, TEST_CHROMIUM } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, env };
  if (TEST_CHROMIUM === 'instalado' || process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: await findInstalled(), env };
  }
  const folder = await unpack();
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), args: CHROMIUM_ARGUMENTS, chromiumSandbox: false, ...options });
}

/** The program of an installed Chromium or Chrome. @throws Error when there is none */
export async function findInstalled(): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC_APPLICATIONS];
  for (const candidate of candidates) {
    try {
      await access(candidate, constants.X_OK);
      // Some systems have a placeholder that only explains how to install the browser. A placeholder fails here.
      await run(candidate, ['--version']);
      return candidate;
    } catch {}
  }
  throw new Error('Las pruebas de navegador necesitan Chromium o Google Chrome: instálelo o indique CHROME_PATH.');
}

/** Unpacks the npm package once per version. The folder gets its final name when complete, so two runs may overlap. */
async function unpack(): Promise<string> {
  const source = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = join(CACHE, `chromium-${version}`);
  if (await isFolder(folder)) return folder;

  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  const program = `
    import { inflate } from '@sparticuz/chromium';
    await Promise.all(process.argv.slice(1).map((archive) => inflate(archive)));`;
  const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => join(source, 'bin', name));
  // The package always unpacks into the temporary folder. In its own process, that folder can be chosen.
  await run(process.execPath, ['--input-type=module', '--eval', program, ...archives], {
    cwd: CACHE,
    env: { ...process.env, TMPDIR: unfinished },
  });
  await writeFile(join(unfinished, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
  try {
    await rename(unfinished, folder);
  } catch {
    if (await isFolder(folder)) {
      await rm(unfinished, { recursive: true });
    } else {
      // npm deletes all files except those that a running browser still writes.
      await rm(folder, { recursive: true });
      await rename(unfinished, folder);
    }
  }
  return folder;
}

async function isFolder(path: string): Promise<boolean> {
  return access(join(path, 'fonts.conf')).then(
    () => true,
    () => false,
  );
}

/** Text has no width without a configuration that names a folder of fonts. */
function fontsConfiguration(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${fonts}-cache</cachedir>
</fontconfig>
`;
}
