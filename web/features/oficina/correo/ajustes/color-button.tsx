import { Check } from 'lucide-react';
import { useState } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { Menu } from '../../../../components/ui/menu';
import { MenuRadio, MenuRadios } from '../../../../components/ui/menu-entries';
import type { Etiqueta } from '../correos-api';
import color from '../etiquetas/color.module.css';
import { colores, nombresDeColor } from '../etiquetas/colores';
import { EtiquetaIcon } from '../etiquetas/etiqueta-icon';

interface ColorButtonProps {
  /** Its accessible name, to which the colour is added. */
  label: string;
  value: Etiqueta['color'];
  onChange: (value: Etiqueta['color']) => void;
}

/** The colour of a label; a press offers the ten. */
export function ColorButton({ label, value, onChange }: ColorButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label={`${label}: ${colores[value].toLowerCase()}`}
        hintAlign="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EtiquetaIcon color={value} />
      </HintButton>
      <Menu label={label} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuRadios value={value} onChange={onChange}>
          {nombresDeColor.map((name) => (
            <MenuRadio key={name} value={name}>
              <EtiquetaIcon color={name} size={16} />
              <span className={color.nombre}>{colores[name]}</span>
              {name === value && <Check size={16} strokeWidth={2} aria-hidden="true" />}
            </MenuRadio>
          ))}
        </MenuRadios>
      </Menu>
    </>
  );
}
