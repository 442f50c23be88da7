import {
  Copy,
  Download,
  Eye,
  FileUp,
  FolderInput,
  FolderOpen,
  FolderSymlink,
  Info,
  Lock,
  LockOpen,
  Pencil,
  Trash2,
} from 'lucide-react';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { usePermiso } from '../../../../session/use-permiso';
import type { Item } from '../item';
import type { AccionesDeItem } from './use-actions';

interface ItemMenuProps {
  item: Item;
  acciones: AccionesDeItem;
  isTabStop?: boolean;
}

export function ItemMenu({ item, acciones, isTabStop }: ItemMenuProps) {
  const { abrir, detalles, descargar, preguntar, restringir, eliminar, canWrite, canRestrict } = acciones;
  const canFile = usePermiso('documentos.subir');
  const isArchivo = item.tipo === 'archivo';
  return (
    <ActionsMenu size="small" label={`Acciones de ${item.nombre}`} isTabStop={isTabStop}>
      <MenuItem Icon={isArchivo ? Eye : FolderOpen} onClick={() => abrir(item)}>
        {isArchivo ? 'Ver' : 'Abrir'}
      </MenuItem>
      <MenuItem Icon={Info} onClick={() => detalles(item)}>
        Detalles
      </MenuItem>
      <MenuItem Icon={Download} onClick={() => descargar([item])}>
        {isArchivo ? 'Descargar' : 'Descargar ZIP'}
      </MenuItem>
      {isArchivo && canFile && (
        <MenuItem Icon={FolderSymlink} onClick={() => preguntar({ tipo: 'carpeta', item })}>
          Copiar a una carpeta…
        </MenuItem>
      )}
      {canWrite && (
        <>
          <MenuSeparator />
          {isArchivo && (
            <MenuItem Icon={FileUp} onClick={() => preguntar({ tipo: 'version', item })}>
              Subir nueva versión
            </MenuItem>
          )}
          <MenuItem Icon={Pencil} onClick={() => preguntar({ tipo: 'nombre', item })}>
            Cambiar nombre
          </MenuItem>
          <MenuItem Icon={FolderInput} onClick={() => preguntar({ tipo: 'mover', items: [item] })}>
            Mover a…
          </MenuItem>
          <MenuItem Icon={Copy} onClick={() => preguntar({ tipo: 'copiar', items: [item] })}>
            Copiar a…
          </MenuItem>
          {!isArchivo && canRestrict && (
            <MenuItem
              Icon={item.directorio.restringido ? LockOpen : Lock}
              onClick={() => restringir(item.id, item.nombre, !item.directorio.restringido)}
            >
              {item.directorio.restringido ? 'Mostrar a toda la oficina' : 'Solo titulares y adscriptos'}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem Icon={Trash2} isDanger onClick={() => eliminar([item])}>
            Enviar a la papelera
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}
