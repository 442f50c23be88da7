import type { Item } from '../item';

/** A dialog of the page, and the items it is about. */
export type Dialogo =
  | { tipo: 'directorio' }
  | { tipo: 'nombre'; item: Item }
  | { tipo: 'version'; item: Item & { tipo: 'archivo' } }
  | { tipo: 'mover' | 'copiar'; items: readonly Item[] }
  | { tipo: 'carpeta'; item: Item & { tipo: 'archivo' } };
