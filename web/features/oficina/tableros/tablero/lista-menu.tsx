import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import type { Lista } from '../tableros-api';
import { useTableroActions } from './tablero-context';
import { useRemoveLista } from './use-remove-lista';

interface ListaMenuProps {
  lista: Lista;
  onRename: () => void;
}

/** The actions on a list. They include its moves, for people who cannot drag. */
export function ListaMenu({ lista, onRename }: ListaMenuProps) {
  const { tablero, moveLista } = useTableroActions();
  const remove = useRemoveLista();
  const index = tablero.lists.findIndex(({ id }) => id === lista.id);
  return (
    <ActionsMenu label={`Acciones de la lista ${lista.title}`} size="small">
      <MenuItem Icon={Pencil} onClick={onRename}>
        Cambiar el nombre
      </MenuItem>
      <MenuItem Icon={ArrowLeft} disabled={index <= 0} onClick={() => moveLista(lista, index - 1)}>
        Mover a la izquierda
      </MenuItem>
      <MenuItem
        Icon={ArrowRight}
        disabled={index >= tablero.lists.length - 1}
        onClick={() => moveLista(lista, index + 1)}
      >
        Mover a la derecha
      </MenuItem>
      <MenuItem Icon={Trash2} isDanger onClick={() => remove(lista)}>
        Eliminar
      </MenuItem>
    </ActionsMenu>
  );
}
