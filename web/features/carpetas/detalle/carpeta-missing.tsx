import { FolderSearch } from 'lucide-react';
import { useAppSelector } from '../../../app/hooks';
import { LinkButton } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { selectCuentaId } from '../../../session/session-selectors';
import { listAddress } from '../list-address';

/** The address of no carpeta, or of one that is not for this person to see: the server does not tell which. */
export function CarpetaMissing() {
  const cuentaId = useAppSelector(selectCuentaId);
  return (
    <EmptyState
      Icon={FolderSearch}
      title="No se encontró la carpeta"
      text="La dirección no corresponde a ninguna carpeta que usted pueda ver en esta cuenta."
      action={
        <LinkButton variant="outlined" to={listAddress(cuentaId)}>
          Volver a las carpetas
        </LinkButton>
      }
    />
  );
}
