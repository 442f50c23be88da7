import { ListTree, Sheet, Upload } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { saveFile } from '../../../../lib/save-file';
import { useServices } from '../../../../store/hooks';

/** The menu of what is done with the inventory as a whole. */
export function MasMenu({ canEdit, isEmpty }: { canEdit: boolean; isEmpty: boolean }) {
  const exportar = useExportar();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ActionsMenu label="Más acciones del inventario">
      <MenuItem
        Icon={ListTree}
        onClick={() => navigate(`/apps/ecommerce/inventory/listas${search}`, { preventScrollReset: true })}
      >
        Categorías, marcas y proveedores…
      </MenuItem>
      <MenuSeparator />
      {canEdit && (
        <MenuItem
          Icon={Upload}
          onClick={() => navigate(`/apps/ecommerce/inventory/importar${search}`, { preventScrollReset: true })}
        >
          Importar productos…
        </MenuItem>
      )}
      <MenuItem Icon={Sheet} disabled={isEmpty} onClick={() => void exportar()}>
        Exportar todos (CSV)
      </MenuItem>
    </ActionsMenu>
  );
}

/** Downloads the whole inventory. */
function useExportar() {
  const { http } = useServices();
  const toast = useToast();
  return async () => {
    try {
      const { data } = await http.request<Blob>({
        url: '/api/apps/ecommerce/inventory/export',
        answer: 'blob',
        options: { skipErrorNotification: true },
      });
      saveFile(data, 'Inventario.csv');
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
