import { useSearchParams } from 'react-router-dom';
import { usePais } from '../../../session/use-pais';
import { roles } from '../roles';
import { usePartes } from '../use-partes';
import { AgregarParteDialog } from './agregar-parte-dialog';

/** The dialog for a new parte. Its role comes from the address, or is the first that the acto still needs. */
export function AgregarParte() {
  const [params] = useSearchParams();
  const { carpeta, partes, requeridos, faltantes, isReady } = usePartes();
  const pais = usePais();
  const asked = params.get('rol') ?? '';
  if (!partes || !pais || !isReady) return null;
  return (
    <AgregarParteDialog
      carpetaId={carpeta.id}
      partes={partes}
      requeridos={requeridos}
      rol={roles[asked] ? asked : (faltantes[0] ?? '')}
      pais={pais}
    />
  );
}
