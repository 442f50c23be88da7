import { useReglas } from '../../agenda/publico/reglas';
import { nombreDeRol } from '../roles-field';
import type { Nombres } from './cambios';

/** How what versions name by its key is called in the cuenta. */
export function useNombres(): Nombres {
  const reglas = useReglas();
  return {
    rol: nombreDeRol,
    regla: (clave) => reglas?.find((regla) => regla.clave === clave)?.nombre ?? 'una regla',
  };
}
