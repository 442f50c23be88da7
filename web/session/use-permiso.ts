import { useAppSelector } from '../store/hooks';
import type { Permiso } from './session';

/** Whether the person's role in the active cuenta may do something; the server checks it again. */
export const usePermiso = (permiso: Permiso): boolean =>
  useAppSelector(({ session }) => session.permisos.includes(permiso));
