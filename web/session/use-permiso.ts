import { useState } from 'react';
import { isTypedHere } from '../lib/typed-here';
import { useAppSelector } from '../store/hooks';
import type { Permiso } from './session';

/**
 * Whether the person's role in the active cuenta has a permission. The server checks it again. A permission that is
 * taken away while somebody writes on the page stays until the writing ends. Otherwise the form would disappear with
 * the typed text.
 */
export function usePermiso(permiso: Permiso): boolean {
  const has = useAppSelector(({ session }) => session.permisos.includes(permiso));
  const [shown, setShown] = useState(has);
  if (shown !== has && (has || !isTypedHere())) setShown(has);
  return shown;
}
