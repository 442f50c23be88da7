import { deviceStorage } from '../../../../lib/browser-storage';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import type { Busqueda, ChangeBusqueda } from '../busqueda';

export type Como = NonNullable<Busqueda['como']>;

/**
 * Whether carpetas show as a list or a board: as the address says, otherwise as the person last chose. The trash is
 * always a list.
 */
export function useComo({ como, papelera }: Busqueda, change: ChangeBusqueda): [Como, (como: Como) => void] {
  const key = `carpetas.como.${useAppSelector(selectUser)?.id}`;
  const chosen = como ?? (deviceStorage.read(key) === 'tablero' ? 'tablero' : 'lista');
  const choose = (next: Como) => {
    deviceStorage.write(key, next === 'tablero' ? next : null);
    change({ como: next, papelera: false });
  };
  return [papelera ? 'lista' : chosen, choose];
}
