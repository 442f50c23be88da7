import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

/** A file of the repository. The path begins at its root. */
export interface Source {
  path: string;
  text: string;
}

/**
 * The files of a pattern, with their texts. Those that a build writes are left out. Small files are read in turn: as
 * promises, thousands of them take several times as long.
 */
export function readSources(pattern: string): Source[] {
  const paths = globSync(pattern, { cwd: root, exclude: ['web/api/generated', 'server/metadata.ts'] });
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
