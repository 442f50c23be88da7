import { useOutletContext } from 'react-router-dom';
import { usePais } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { type Contacto, usePaisesFindAllQuery } from '../contactos-api';
import { AlContacto } from '../persona/al-contacto';
import { AgregarACarpetaDialog } from './agregar-dialog';

/** The dialog that adds the contact in the address to a carpeta, once its data are loaded. */
export function AgregarACarpeta() {
  const contacto = useOutletContext<Contacto | undefined>();
  const pais = usePais();
  const { data: paises, isError } = usePaisesFindAllQuery();
  const isAllowed = usePermiso('carpetas.editar');
  if (contacto && !isAllowed) return <AlContacto id={contacto.id} />;
  if (!contacto || !pais || !(paises || isError)) return null;
  return <AgregarACarpetaDialog contacto={contacto} pais={pais} paises={paises ?? []} />;
}
