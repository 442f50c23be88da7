import { Upload } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';

/** Opens the import of a file of personas over the list, which keeps its search. */
export function ImportarButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="outlined"
      to={`/personas/importar${search}`}
      preventScrollReset
      startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      Importar
    </LinkButton>
  );
}
