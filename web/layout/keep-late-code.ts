import { setCodeKept } from '../lib/kept-code';

/** How many scripts are fetched at the same time: the page has the other connections. */
const AT_ONCE = 4;
/** How often a script is asked for that the network cuts. */
const TRIES = 3;

/** Resolves when for some milliseconds nothing was to do, and the server can be reached. Rejects at the end. */
type Quiet = (forMs: number) => Promise<void>;

/**
 * Fetches the code of all pages and panels into the browser's cache, so that they open without network. It is not
 * imported: a browser remembers an import that the network cuts as failed.
 *
 * @param firstScript its address; the build lists the others beside it
 */
export async function keepLateCode(firstScript: string, quiet: Quiet): Promise<void> {
  // Who stays but a moment needs none of it.
  await quiet(3_000);
  const list = await fetchInTime(firstScript.replace(/\.js$/, '.late.json'), quiet);
  const scripts: string[] = JSON.parse(list);
  for (let from = 0; from < scripts.length; from += AT_ONCE) {
    await quiet(0);
    await Promise.all(scripts.slice(from, from + AT_ONCE).map((script) => fetchInTime(script, quiet)));
  }
  setCodeKept(true);
}

/** Fetches a file as an import does, which finds it in the cache then. After a new release, it may be gone. */
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
