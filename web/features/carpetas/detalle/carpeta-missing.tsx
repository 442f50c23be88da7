import Button from '@mui/material/Button';
import { FolderSearch } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
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
        <Button variant="outlined" component={Link} to={listAddress(cuentaId)}>
          Volver a las carpetas
        </Button>
      }
    />
  );
}
