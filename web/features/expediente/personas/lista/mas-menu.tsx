import { Upload } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';

/** The menu of what is done with the list as a whole. */
export function MasMenu() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ActionsMenu label="Más acciones de la lista">
      <MenuItem Icon={Upload} onClick={() => navigate(`/personas/importar${search}`, { preventScrollReset: true })}>
        Importar personas…
      </MenuItem>
    </ActionsMenu>
  );
}
