import { CalendarDays, Check, Flag, type LucideIcon, Trash2, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { Button } from '../../../../components/button';
import { inDays } from '../../../../components/due/due-state';
import { useElegidas } from '../../../../components/selection/elegibles';
import { BarraDeElegidas } from '../../../../components/selection/elegidas-bar';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { ordenDePrioridades, prioridades } from '../prioridades';
import type { Tarea } from '../tareas-api';
import { useLote } from '../use-lote';

const look = { size: 'small', variant: 'outlined' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface BarraDeTareasProps {
  /** The shown tareas that can be changed. */
  tareas: readonly Tarea[];
  miembros: readonly MiembroDto[];
}

/** The bar with the actions on all chosen tareas. */
export function BarraDeTareas({ tareas, miembros }: BarraDeTareasProps) {
  const { isChosen, clear } = useElegidas();
  const { completar, asignar, vencer, priorizar, eliminar } = useLote();
  const elegidas = tareas.filter(({ id }) => isChosen(id));
  const areDone = elegidas.every(({ completed }) => completed);
  const activos = miembros.filter(({ membresia }) => membresia === 'activa');
  return (
    <BarraDeElegidas label="Tareas elegidas" genero="a">
      <Button {...look} startIcon={<Check {...icon} />} onClick={() => void completar(elegidas)}>
        {areDone ? 'Reabrir' : 'Completar'}
      </Button>
      <MenuDeBarra label="Asignar" Icon={UserPlus}>
        <MenuItem onClick={() => void asignar(elegidas, null)}>Sin asignar</MenuItem>
        {activos.map(({ id, nombre }) => (
          <MenuItem key={id} onClick={() => void asignar(elegidas, id)}>
            {nombre}
          </MenuItem>
        ))}
      </MenuDeBarra>
      <MenuDeBarra label="Vence" Icon={CalendarDays}>
        <MenuItem onClick={() => void vencer(elegidas, inDays(0))}>Hoy</MenuItem>
        <MenuItem onClick={() => void vencer(elegidas, inDays(1))}>Mañana</MenuItem>
        <MenuItem onClick={() => void vencer(elegidas, inDays(7))}>En una semana</MenuItem>
        <MenuItem onClick={() => void vencer(elegidas, null)}>Sin fecha</MenuItem>
      </MenuDeBarra>
      <MenuDeBarra label="Prioridad" Icon={Flag}>
        {ordenDePrioridades.map((prioridad) => (
          <MenuItem
            key={prioridad}
            Icon={prioridades[prioridad].Icon}
            onClick={() => void priorizar(elegidas, prioridad)}
          >
            {prioridades[prioridad].nombre}
          </MenuItem>
        ))}
      </MenuDeBarra>
      <Button
        {...look}
        startIcon={<Trash2 {...icon} />}
        onClick={() => {
          clear();
          void eliminar(elegidas);
        }}
      >
        Eliminar
      </Button>
    </BarraDeElegidas>
  );
}

interface MenuDeBarraProps {
  label: string;
  Icon: LucideIcon;
  /** The entries of the menu. */
  children: ReactNode;
}

function MenuDeBarra({ label, Icon, children }: MenuDeBarraProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...look}
        startIcon={<Icon {...icon} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}…
      </Button>
      <Menu label={label} anchor={anchor} onClose={() => setAnchor(null)}>
        {children}
      </Menu>
    </>
  );
}
