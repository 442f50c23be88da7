import { deviceStorage } from '../../../../lib/browser-storage';

/** The number of views that count as used. */
const MOST = 6;

const keyOf = (scope: string) => `carpetas.vistas/${scope}`;

/** The ids of the views that the person last opened on this device, the latest first. @param scope person and cuenta */
export function readUsadas(scope: string): string[] {
  return deviceStorage.read(keyOf(scope))?.split(',') ?? [];
}

/** Keeps that the person opened a view. */
export function markUsada(scope: string, id: string): void {
  const others = readUsadas(scope).filter((one) => one !== id);
  deviceStorage.write(keyOf(scope), [id, ...others].slice(0, MOST).join(','));
}

/**
 * The views in the order in which they get the room of the row: new ones, used ones, and the others. Each group keeps
 * its order, so that views stay where people look for them.
 */
export function enOrdenDeUso<Vista extends { id: string }>(
  todas: readonly Vista[],
  { usadas, nuevas }: { usadas: readonly string[]; nuevas: readonly string[] },
): Vista[] {
  const rankOf = ({ id }: Vista) => (nuevas.includes(id) ? 0 : usadas.includes(id) ? 1 : 2);
  return todas.toSorted((one, other) => rankOf(one) - rankOf(other));
}
