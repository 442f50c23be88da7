import { useColeccion } from '../../../collection/use-collection';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { partes as todas } from './public/partes-api';
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
