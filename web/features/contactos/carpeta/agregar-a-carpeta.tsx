import { useOutletContext } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { selectRolId } from '../../../session/session-selectors';
import { usePais } from '../../personas/use-pais';
import { type Contacto, usePaisesQuery } from '../contactos-api';
import { canAddPartes } from '../permisos';
import { AgregarACarpetaDialog } from './agregar-a-carpeta-dialog';

/** The contact of the address as a parte of some carpeta. */
export function AgregarACarpeta() {
  const contacto = useOutletContext<Contacto | undefined>();
  const pais = usePais();
  const { data: paises, isError } = usePaisesQuery();
  const isAllowed = canAddPartes(useAppSelector(selectRolId));
  if (!contacto || !pais || !isAllowed || !(paises || isError)) return null;
  return <AgregarACarpetaDialog contacto={contacto} pais={pais} paises={paises ?? []} />;
}
