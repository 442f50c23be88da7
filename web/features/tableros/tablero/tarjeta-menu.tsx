import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowRight, ArrowUp, Trash2 } from 'lucide-react';
import { Acciones, menuIcon } from '../acciones';
import type { Lista, Tarjeta } from '../tableros-api';
import { focusTarjeta } from './focus-tarjeta';
import { useTableroActions } from './tablero-context';

/** What may be done with a card without opening it; also its moves, for who cannot drag. */
export function TarjetaMenu({ tarjeta }: { tarjeta: Tarjeta }) {
  const { tablero, moveTarjeta, removeTarjeta } = useTableroActions();
  const { id, listId, title } = tarjeta;
  const moveTo = (lista: Lista) => {
    moveTarjeta(tarjeta, lista.id, lista.cards.length);
    focusTarjeta(id, lista.id);
  };
  return (
    <Acciones label={`Acciones de ${title}`}>
      {(choose) => {
        const cards = tablero.lists.find((lista) => lista.id === listId)?.cards ?? [];
        const index = cards.findIndex((card) => card.id === id);
        const others = tablero.lists.filter((lista) => lista.id !== listId);
        const move = (to: number) => choose(() => moveTarjeta(tarjeta, listId, to));
        // A list, not a component: the menu hands its own entries the focus.
        return [
          <MenuItem key="subir" disabled={index <= 0} onClick={move(index - 1)}>
            <ArrowUp {...menuIcon} />
            Subir
          </MenuItem>,
          <MenuItem key="bajar" disabled={index >= cards.length - 1} onClick={move(index + 1)}>
            <ArrowDown {...menuIcon} />
            Bajar
          </MenuItem>,
          others.length > 0 && (
            <ListSubheader key="mover" role="presentation" sx={{ background: 'none', lineHeight: '32px' }}>
              Mover a…
            </ListSubheader>
          ),
          ...others.map((lista) => (
            <MenuItem key={lista.id} onClick={choose(() => moveTo(lista))}>
              <ArrowRight {...menuIcon} />
              {lista.title}
            </MenuItem>
          )),
          <Divider key="linea" sx={{ my: '6px !important' }} />,
          <MenuItem key="eliminar" sx={{ color: 'error.main' }} onClick={choose(() => removeTarjeta(tarjeta))}>
            <Trash2 {...menuIcon} />
            Eliminar
          </MenuItem>,
        ];
      }}
    </Acciones>
  );
}
