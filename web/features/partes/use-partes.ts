import { useTiposActoFindAllQuery } from '../../api/generated/tipos-acto';
import { useColeccion } from '../../coleccion/use-coleccion';
import { useCarpeta } from '../carpetas/publico/use-carpeta';
import { partes as todas } from './publico/partes-api';
import { rolesFaltantes } from './roles';

const none: string[] = [];

/** The partes of the carpeta, and the roles that its acto still asks for. */
export function usePartes() {
  const carpeta = useCarpeta();
  const { data: actos, isLoading: areActosLoading } = useTiposActoFindAllQuery();
  const {
    data: partes,
    error,
    refetch,
  } = useColeccion(todas, { id: carpeta.id }, { refetchOnMountOrArgChange: 10, refetchOnFocus: true });
  const acto = actos?.find(({ id }) => id === carpeta.tipoActo.id);
  const requeridos = acto?.rolesRequeridos ?? none;
  return {
    carpeta,
    partes,
    requeridos,
    esRegistrable: acto?.esRegistrable ?? false,
    /** Whether the partes are here, and the roles of the acto too unless they could not be loaded. */
    isReady: partes !== undefined && !areActosLoading,
    faltantes: partes ? rolesFaltantes(requeridos, partes) : none,
    error,
    retry: () => void refetch(),
  };
}
