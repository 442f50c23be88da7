import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-program.ts';

/** A file of the repository. The path begins at its root. */
export interface Source {
  path: string;
  text: string;
}

/** The files of a pattern, with their texts. Those that a build writes are left out. */
export async function readSources(pattern: string): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const path of glob(pattern, { cwd: root, exclude: ['web/api/generated', 'server/metadata.ts'] })) {
    sources.push({ path, text: await readFile(join(root, path), 'utf8') });
  }
  return sources;
}
