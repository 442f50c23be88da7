import { useColeccion } from '../../../coleccion/use-coleccion';
import { useCarpeta } from '../carpetas/publico/use-carpeta';
import { partes as todas } from './publico/partes-api';
import { rolesFaltantes } from './roles';

const none: string[] = [];

/** The partes of the carpeta, and the roles that its acto still requires. */
export function usePartes() {
  const carpeta = useCarpeta();
  const {
    data: partes,
    error,
    refetch,
  } = useColeccion(todas, { id: carpeta.id }, { refetchOnMountOrArgChange: 10, refetchOnFocus: true });
  const { rolesRequeridos: requeridos, esRegistrable } = carpeta.acto;
  return {
    carpeta,
    partes,
    requeridos,
    esRegistrable,
    faltantes: partes ? rolesFaltantes(requeridos, partes) : none,
    error,
    retry: () => void refetch(),
  };
}
