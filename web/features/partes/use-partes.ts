import { useTiposActoFindAllQuery } from '../../api/generated/tipos-acto';
import { useCarpeta } from '../carpetas/publico/use-carpeta';
import { usePartesFindAllQuery } from './publico/partes-api';
import { rolesFaltantes } from './roles';

const none: string[] = [];

/** The partes of the carpeta, and the roles that its acto still asks for. */
export function usePartes() {
  const carpeta = useCarpeta();
  const { data: actos, isLoading: areActosLoading } = useTiposActoFindAllQuery();
  const {
    currentData: partes,
    error,
    refetch,
  } = usePartesFindAllQuery({ id: carpeta.id }, { refetchOnMountOrArgChange: 10, refetchOnFocus: true });
  const requeridos = actos?.find(({ id }) => id === carpeta.tipoActo.id)?.rolesRequeridos ?? none;
  return {
    carpeta,
    partes,
    requeridos,
    /** Whether the partes are here, and the roles of the acto too unless they could not be loaded. */
    isReady: partes !== undefined && !areActosLoading,
    faltantes: partes ? rolesFaltantes(requeridos, partes) : none,
    error,
    retry: () => void refetch(),
  };
}
