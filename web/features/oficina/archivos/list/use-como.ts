import { deviceStorage } from '../../../../lib/browser-storage';
import type { ChangeUrl } from '../../../../lib/use-url-state';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import type { Direccion } from '../direccion';

export type Como = NonNullable<Direccion['como']>;

/** The form of the list: the one that the address names, or else the one that this person chose last. */
export function useComo(
  { como }: Direccion,
  // biome-ignore lint/suspicious/noExplicitAny: the schema is private to the address
  change: ChangeUrl<any>,
): [Como, (como: Como) => void] {
  const key = `archivos.como.${useAppSelector(selectUser)?.id}`;
  const chosen = como ?? (deviceStorage.read(key) === 'grilla' ? 'grilla' : 'lista');
  const choose = (next: Como) => {
    deviceStorage.write(key, next === 'grilla' ? next : null);
    change({ como: next });
  };
  return [chosen, choose];
}
