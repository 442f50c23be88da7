import MenuItem from '@mui/material/MenuItem';
import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { Acciones, menuIcon } from '../acciones';
import type { Lista } from '../tableros-api';
import { useTableroActions } from './tablero-context';
import { useRemoveLista } from './use-remove-lista';

interface ListaMenuProps {
  lista: Lista;
  onRename: () => void;
}

/** What may be done with a list; also its moves, for who cannot drag. */
export function ListaMenu({ lista, onRename }: ListaMenuProps) {
  const { tablero, moveLista } = useTableroActions();
  const remove = useRemoveLista();
  const index = tablero.lists.findIndex(({ id }) => id === lista.id);
  return (
    <Acciones label={`Acciones de la lista ${lista.title}`}>
      {(choose) => [
        <MenuItem key="nombre" onClick={choose(onRename)}>
          <Pencil {...menuIcon} />
          Cambiar el nombre
        </MenuItem>,
        <MenuItem key="izquierda" disabled={index <= 0} onClick={choose(() => moveLista(lista, index - 1))}>
          <ArrowLeft {...menuIcon} />
          Mover a la izquierda
        </MenuItem>,
        <MenuItem
          key="derecha"
          disabled={index >= tablero.lists.length - 1}
          onClick={choose(() => moveLista(lista, index + 1))}
        >
          <ArrowRight {...menuIcon} />
          Mover a la derecha
        </MenuItem>,
        <MenuItem key="eliminar" sx={{ color: 'error.main' }} onClick={choose(() => remove(lista))}>
          <Trash2 {...menuIcon} />
          Eliminar
        </MenuItem>,
      ]}
    </Acciones>
  );
}
