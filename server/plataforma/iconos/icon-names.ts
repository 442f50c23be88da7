import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ICON_SETS, type IconSetId } from '../../vocabulario/icon-sets.js';

/**
 * The icons of each set, by name. The build writes the lists into the bundle, where packages of icons are not
 * installed.
 */
export const ICON_NAMES = Object.fromEntries(
  ICON_SETS.map((set) => [set.id, namesIn(join(packageFolder(set.package), set.folder))]),
) as Record<IconSetId, string[]>;

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}
