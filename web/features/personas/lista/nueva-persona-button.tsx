import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

/** The dialog is on its way before the click that opens it. */
const prefetch = () => void import('../nueva-persona');

/** Opens a new persona over the list as it stands. */
export function NuevaPersonaButton() {
  const { search } = useLocation();
  return (
    <Button
      variant="contained"
      component={Link}
      to={`/personas/nueva${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Nueva persona
    </Button>
  );
}
