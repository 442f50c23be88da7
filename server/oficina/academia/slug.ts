import { withoutAccents } from '../../vocabulario/without-accents.js';

/** Makes a slug of a title: «Cómo trabajamos» becomes `como-trabajamos`. */
export function slugOf(title: string): string {
  return (withoutAccents(title).match(/[a-z0-9]+/g) ?? ['curso']).join('-');
}
