import { setCodeKept } from '../lib/kept-code';

/** The number of scripts that are fetched at the same time. The page has the other connections. */
const AT_ONCE = 4;
/** The number of attempts for a script when the network fails. */
const TRIES = 3;

/**
 * Resolves when nothing was loading for some milliseconds, and the server can be reached. Rejects when the page ends.
 */
type Quiet = (forMs: number) => Promise<void>;

/**
 * Fetches the code of all pages and panels into the browser's cache, so that they open without network. The code is not
 * imported: a browser remembers an import that the network cut as failed.
 *
 * @param firstScript the address of the first script; the build lists the other scripts in a file beside it
 */
export async function keepLateCode(firstScript: string, quiet: Quiet): Promise<void> {
  // A person who stays only a moment does not need the code.
  await quiet(3_000);
  const list = await fetchInTime(firstScript.replace(/\.js$/, '.late.json'), quiet);
  const scripts: string[] = JSON.parse(list);
  for (let from = 0; from < scripts.length; from += AT_ONCE) {
    await quiet(0);
    await Promise.all(scripts.slice(from, from + AT_ONCE).map((script) => fetchInTime(script, quiet)));
  }
  setCodeKept(true);
}

/**
 * Fetches a file like an import, so that the import later finds it in the cache. After a new release, the file may be
 * gone.
 */
async function fetchInTime(url: string, quiet: Quiet, tries = TRIES): Promise<string> {
  try {
    const response = await fetch(url, { priority: 'low', mode: 'cors', credentials: 'same-origin' });
    if (response.ok) return await response.text();
  } catch (error) {
    if (tries <= 1) throw error;
    await quiet(1_000);
    return fetchInTime(url, quiet, tries - 1);
  }
  throw new Error(`${url} is gone.`);
}
