import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { Settings } from './config/settings.js';

/**
 * The product's version, from package.json. That file is beside the sources, beside the built server, and in the image.
 */
export const VERSION: string = JSON.parse(readFileSync(findPackageJSON(import.meta.url)!, 'utf8')).version;

/** The version for people. An image that was built from a commit adds it: `0.1.0 (3f2a1bc)`. */
export function versionOf({ REVISION }: Settings): string {
  return REVISION ? `${VERSION} (${REVISION.slice(0, 7)})` : VERSION;
}
