import { ArrowDown, ArrowRight, ArrowUp, Trash2 } from 'lucide-react';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuGroup, MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import type { Lista, Tarjeta } from '../tableros-api';
import { focusTarjeta } from './focus-tarjeta';
import { useTableroActions } from './tablero-context';

/** The actions on a card without opening it. They include its moves, for people who cannot drag. */
export function TarjetaMenu({ tarjeta }: { tarjeta: Tarjeta }) {
  return (
    <ActionsMenu label={`Acciones de ${tarjeta.title}`} size="small">
      <Entradas tarjeta={tarjeta} />
    </ActionsMenu>
  );
}

function Entradas({ tarjeta }: { tarjeta: Tarjeta }) {
  const { tablero, moveTarjeta, removeTarjeta } = useTableroActions();
  const { id, listId } = tarjeta;
  const cards = tablero.lists.find((lista) => lista.id === listId)?.cards ?? [];
  const index = cards.findIndex((card) => card.id === id);
  const others = tablero.lists.filter((lista) => lista.id !== listId);
  const moveTo = (lista: Lista) => {
    moveTarjeta(tarjeta, lista.id, lista.cards.length);
    focusTarjeta(id, lista.id);
  };
  return (
    <>
      <MenuItem Icon={ArrowUp} disabled={index <= 0} onClick={() => moveTarjeta(tarjeta, listId, index - 1)}>
        Subir
      </MenuItem>
      <MenuItem
        Icon={ArrowDown}
        disabled={index >= cards.length - 1}
        onClick={() => moveTarjeta(tarjeta, listId, index + 1)}
      >
        Bajar
      </MenuItem>
      {others.length > 0 && (
        <MenuGroup label="Mover a…">
          {others.map((lista) => (
            <MenuItem key={lista.id} Icon={ArrowRight} onClick={() => moveTo(lista)}>
              {lista.title}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      <MenuSeparator />
      <MenuItem Icon={Trash2} isDanger onClick={() => removeTarjeta(tarjeta)}>
        Eliminar
      </MenuItem>
    </>
  );
}
