import { Users } from 'lucide-react';
import type { PanelProps } from '../../../../components/late-panel';
import { Menu } from '../../../../components/ui/menu';
import { MenuLink } from '../../../../components/ui/menu-entries';
import type { Busqueda } from '../busqueda';
import { direccionDe, type VistaAbierta } from './vistas';

interface VistasMenuProps extends PanelProps {
  vistas: readonly VistaAbierta[];
  busqueda: Busqueda;
}

/** The menu of the views that have no room in the row. */
export function VistasMenu({ vistas, busqueda, ...panel }: VistasMenuProps) {
  return (
    <Menu {...panel} label="Más vistas" align="end">
      {vistas.map((vista) => (
        <MenuLink
          key={vista.id}
          Icon={vista.guardada?.compartida ? Users : undefined}
          to={direccionDe(vista, busqueda)}
        >
          {vista.nombre}
        </MenuLink>
      ))}
    </Menu>
  );
}
