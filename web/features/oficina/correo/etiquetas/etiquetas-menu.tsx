import { Check, Settings, Tags } from 'lucide-react';
import { useState } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { HintButton } from '../../../../components/hint-button';
import { Cut } from '../../../../components/layout/layout';
import { Menu } from '../../../../components/ui/menu';
import { MenuCheckbox, MenuLink, MenuSeparator } from '../../../../components/ui/menu-entries';
import { etiquetas } from '../correos';
import type { CorreoListado } from '../correos-api';
import type { Acciones } from '../use-actions';
import { EtiquetaIcon } from './etiqueta-icon';

interface EtiquetasMenuProps {
  correos: readonly CorreoListado[];
  acciones: Acciones;
}

/** A button that opens the labels. Labels that all these mails have are ticked. */
export function EtiquetasMenu({ correos, acciones }: EtiquetasMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const isInAll = (id: string) => correos.every((correo) => correo.etiquetas.includes(id));
  return (
    <>
      <HintButton
        label="Etiquetas"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Tags size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <Menu label="Etiquetas" anchor={anchor} onClose={() => setAnchor(null)}>
        {todas.map(({ id, title, color }) => (
          <MenuCheckbox
            key={id}
            isChecked={isInAll(id)}
            onChange={(isChecked) =>
              void acciones.cambiar(correos, { etiquetas: isChecked ? { agregar: [id] } : { quitar: [id] } })
            }
          >
            <EtiquetaIcon color={color} size={16} />
            <Cut grow shrinks>
              {title}
            </Cut>
            {isInAll(id) && <Check size={16} strokeWidth={2} aria-hidden="true" />}
          </MenuCheckbox>
        ))}
        {todas.length > 0 && <MenuSeparator />}
        <MenuLink Icon={Settings} to="/apps/mailbox/settings">
          {todas.length > 0 ? 'Editar etiquetas' : 'Crear la primera etiqueta'}
        </MenuLink>
      </Menu>
    </>
  );
}
