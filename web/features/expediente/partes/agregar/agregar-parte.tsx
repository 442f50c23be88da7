import { useSearchParams } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import { fold } from '../../../../lib/fold';
import { usePais } from '../../../../session/use-pais';
import { personaFromSearch } from '../../personas/publico/formulario/persona-values';
import { usePersonaOptions } from '../../personas/publico/use-persona-options';
import type { AgregarValues } from '../publico/agregar-values';
import { roles } from '../roles';
import { usePartes } from '../use-partes';
import { AgregarParteDialog } from './agregar-parte-dialog';

/** The dialog for a new parte. Its role comes from the address, or is the first that the acto still needs. */
export function AgregarParte() {
  const [params] = useSearchParams();
  const { carpeta, partes, requeridos, faltantes } = usePartes();
  const pais = usePais();
  const asked = params.get('rol') ?? '';
  const nombre = (params.get('nombre') ?? '').slice(0, 200);
  const { options, isLoading } = usePersonaOptions(nombre, null);
  if (!partes || !pais || isLoading) return null;
  return (
    <AgregarParteDialog
      carpetaId={carpeta.id}
      partes={partes}
      requeridos={requeridos}
      rol={roles[asked] ? asked : (faltantes[0] ?? '')}
      pais={pais}
      quien={quienDe(nombre, options, pais)}
    />
  );
}

/** Whom the dialog begins with: the persona of that name, or a new one with it where nobody is found. */
function quienDe(nombre: string, options: readonly PersonaDto[], pais: string): Partial<AgregarValues> {
  if (!nombre) return {};
  const found = options.filter(({ nombreCompleto }) => fold(nombreCompleto) === fold(nombre));
  if (found.length === 1) return { personaId: found[0]?.id };
  return options.length > 0 ? {} : { modo: 'nueva', persona: personaFromSearch(nombre, pais) };
}
