import { withoutAccents } from '../../vocabulario/without-accents.js';

/** A title in an address: «Cómo trabajamos» is `como-trabajamos`. */
export function slugOf(title: string): string {
  return (withoutAccents(title).match(/[a-z0-9]+/g) ?? ['curso']).join('-');
}
