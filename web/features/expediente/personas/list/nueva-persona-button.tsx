import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';

/** Loads the dialog before the click that opens it. */
const prefetch = () => void import('../nueva-persona');

/** A button that opens the form of a new persona over the list. The list keeps its search. */
export function NuevaPersonaButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="contained"
      to={`/personas/nueva${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Nueva persona
    </LinkButton>
  );
}
