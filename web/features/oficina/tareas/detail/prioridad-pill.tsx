import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '../../../../components/ui/menu';
import { MenuRadio, MenuRadios } from '../../../../components/ui/menu-entries';
import { ordenDePrioridades, prioridades } from '../prioridades';
import type { Prioridad } from '../tareas-api';
import styles from './prioridad-pill.module.css';

interface PrioridadPillProps {
  value: Prioridad;
  /** Called with the chosen priority. Without it, the priority is only shown. */
  onChange?: (value: Prioridad) => void;
}

/** A priority with its icon, and the menu to choose another. */
export function PrioridadPill({ value, onChange }: PrioridadPillProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { nombre, Icon } = prioridades[value];
  const look = { className: styles.pill, 'data-prioridad': value };
  const inside = (
    <>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      Prioridad {nombre.toLowerCase()}
    </>
  );
  if (!onChange) return <span {...look}>{inside}</span>;

  return (
    <>
      <button
        type="button"
        {...look}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {inside}
        <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
      </button>
      <Menu label="Prioridad" anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuRadios value={value} onChange={onChange}>
          {ordenDePrioridades.map((prioridad) => {
            const { nombre: texto, Icon: Mark } = prioridades[prioridad];
            return (
              <MenuRadio key={prioridad} value={prioridad}>
                <Mark size={16} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.nombre}>{texto}</span>
                {prioridad === value && <Check size={16} strokeWidth={2} aria-hidden="true" />}
              </MenuRadio>
            );
          })}
        </MenuRadios>
      </Menu>
    </>
  );
}
