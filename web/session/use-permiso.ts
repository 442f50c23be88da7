import { useRef } from 'react';
import { isTypedHere } from '../lib/typed-here';
import { useAppSelector } from '../store/hooks';
import type { Permiso } from './session';

/**
 * Whether the person's role in the active cuenta may do something; the server checks it again. What is taken away while
 * somebody writes on the page stays until that is over: the form would be gone with what was typed.
 */
export function usePermiso(permiso: Permiso): boolean {
  const has = useAppSelector(({ session }) => session.permisos.includes(permiso));
  const shown = useRef(has);
  if (has || !isTypedHere()) shown.current = has;
  return shown.current;
}
