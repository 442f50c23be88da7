import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ordenDePrioridades, prioridades } from '../prioridades';
import type { Prioridad } from '../tareas-api';
import styles from './prioridad-pill.module.css';

interface PrioridadPillProps {
  value: Prioridad;
  /** Without it the pill only tells. */
  onChange?: (value: Prioridad) => void;
}

/** A priority by icon and word, and the menu to choose another. */
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

  const close = () => setAnchor(null);
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
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Prioridad' } }}
      >
        {ordenDePrioridades.map((prioridad) => {
          const { nombre: texto, Icon: Mark } = prioridades[prioridad];
          return (
            <MenuItem
              key={prioridad}
              role="menuitemradio"
              aria-checked={prioridad === value}
              autoFocus={prioridad === value}
              onClick={() => {
                close();
                if (prioridad !== value) onChange(prioridad);
              }}
            >
              <Mark size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles.nombre}>{texto}</span>
              {prioridad === value && <Check size={16} strokeWidth={2} aria-hidden="true" />}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
