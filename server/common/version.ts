import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { Settings } from './config/settings.js';

/** The product's version, as package.json says. It is there beside the sources, the built server and in the image. */
export const VERSION: string = JSON.parse(readFileSync(findPackageJSON(import.meta.url)!, 'utf8')).version;

/** The version as people are told it, with the commit of an image that was built of one: `0.1.0 (3f2a1bc)`. */
export function versionOf({ REVISION }: Settings): string {
  return REVISION ? `${VERSION} (${REVISION.slice(0, 7)})` : VERSION;
}
