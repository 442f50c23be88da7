import { CalendarClock, CalendarX2, EllipsisVertical, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import type { CorreoListado } from '../correos-api';
import { CambiarHoraPanel } from './cambiar-hora-panel';
import { useProgramados } from './use-programados';

const label = 'Acciones del envío';

/** What can be done with a row whose mail waits for its moment. */
export function ProgramadoMenu({ correo, className }: { correo: CorreoListado; className: string | undefined }) {
  const { enviarAhora, cambiarHora, cancelar } = useProgramados();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLElement>(null);
  return (
    <>
      <HintButton
        className={className}
        size="small"
        label={label}
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={({ currentTarget }) => {
          button.current = currentTarget;
          setMenu(currentTarget);
        }}
      >
        <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <Menu label={label} anchor={menu} align="end" onClose={() => setMenu(null)}>
        <MenuItem Icon={Send} onClick={() => void enviarAhora(correo)}>
          Enviar ahora
        </MenuItem>
        <MenuItem Icon={CalendarClock} onClick={() => setPanel(button.current)}>
          Cambiar hora
        </MenuItem>
        <MenuItem Icon={CalendarX2} onClick={() => void cancelar([correo])}>
          Cancelar envío
        </MenuItem>
      </Menu>
      {panel && correo.enviarEn && (
        <CambiarHoraPanel
          enviarEn={correo.enviarEn}
          anchor={panel}
          onChoose={(moment) => void cambiarHora(correo, moment)}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  );
}
