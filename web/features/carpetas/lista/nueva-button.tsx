import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

/** The dialog is on its way before the click that opens it. */
const prefetch = () => void import('../nueva-carpeta/nueva-carpeta-dialog');

/** Opens a new carpeta over the list as it stands. */
export function NuevaButton() {
  const { search } = useLocation();
  return (
    <Button
      variant="contained"
      component={Link}
      to={`/carpetas/nueva${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      title="Nueva carpeta (tecla N)"
      aria-keyshortcuts="N"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Nueva carpeta
    </Button>
  );
}
