import { Copy, Eye, Pencil, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { CommonEmojis } from '../../../../components/emoji/common-emojis';
import { EmojiPopup } from '../../../../components/emoji/emoji-popup';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import type { ConversacionDetalle } from '../chat-api';
import type { Acciones } from './acciones-context';
import { LecturasPopup } from './lecturas-popup';
import type { OpenPanel } from './use-acciones-de-mensaje';

interface MensajePanelsProps {
  open: OpenPanel | null;
  acciones: Omit<Acciones, 'activate' | 'goTo'>;
  /** The others who take part. */
  personas: ConversacionDetalle['personas'];
  /** Closes one of them. */
  onClose: (kind: OpenPanel['kind']) => void;
}

/** The menu of a message, the emojis to put on it, and who has read it. */
export function MensajePanels({ open, acciones, personas, onClose }: MensajePanelsProps) {
  const { responder, editar, eliminar, copiar, reaccionar, openEmojis, openLecturas } = acciones;
  const act = (work: (panel: OpenPanel) => unknown) => () => open && work(open);
  const mensaje = open?.mensaje;
  return (
    <>
      <Menu
        label="Acciones del mensaje"
        anchor={open?.kind === 'menu' ? open.anchor : null}
        align={mensaje?.esPropio ? 'end' : 'start'}
        onClose={() => onClose('menu')}
        header={
          <CommonEmojis
            onChoose={(emoji) => {
              onClose('menu');
              if (mensaje) reaccionar(mensaje, emoji);
            }}
          />
        }
      >
        <MenuItem Icon={Reply} onClick={act((panel) => responder(panel.mensaje))}>
          Responder
        </MenuItem>
        <MenuItem Icon={SmilePlus} onClick={act((panel) => openEmojis(panel.mensaje, panel.anchor))}>
          Otra reacción
        </MenuItem>
        <MenuItem Icon={Copy} onClick={act((panel) => copiar(panel.mensaje))}>
          Copiar
        </MenuItem>
        {mensaje?.esPropio && (
          <>
            <MenuItem Icon={Eye} onClick={act((panel) => openLecturas(panel.mensaje, panel.anchor))}>
              Quién lo leyó
            </MenuItem>
            <MenuItem Icon={Pencil} onClick={act((panel) => editar(panel.mensaje))}>
              Editar
            </MenuItem>
            <MenuItem Icon={Trash2} isDanger onClick={act((panel) => eliminar(panel.mensaje))}>
              Eliminar
            </MenuItem>
          </>
        )}
      </Menu>
      {open?.kind === 'emojis' && (
        <EmojiPopup
          label="Reaccionar"
          anchor={open.anchor}
          onClose={() => onClose('emojis')}
          onChoose={(emoji) => {
            onClose('emojis');
            reaccionar(open.mensaje, emoji);
          }}
        />
      )}
      {open?.kind === 'lecturas' && (
        <LecturasPopup
          mensaje={open.mensaje}
          anchor={open.anchor}
          personas={personas}
          onClose={() => onClose('lecturas')}
        />
      )}
    </>
  );
}
