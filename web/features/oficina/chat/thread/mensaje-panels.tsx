import { Copy, Eye, Pencil, Pin, PinOff, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { Avatar } from '../../../../components/avatar';
import { CommonEmojis } from '../../../../components/emoji/common-emojis';
import { EmojiPopup } from '../../../../components/emoji/emoji-popup';
import { PlainList, Row, Text } from '../../../../components/layout/layout';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { Popup } from '../../../../components/ui/popup';
import type { ConversacionDetalle, Mensaje } from '../chat-api';
import type { Acciones } from './actions-context';
import styles from './mensaje-panels.module.css';
import type { OpenPanel } from './use-mensaje-actions';

interface MensajePanelsProps {
  open: OpenPanel | null;
  acciones: Omit<Acciones, 'activate' | 'goTo'>;
  /** The other people who take part in the conversation. */
  personas: ConversacionDetalle['personas'];
  /** Closes the panel of this kind. */
  onClose: (kind: OpenPanel['kind']) => void;
}

/** The panels of a message: its menu, the emojis, and the list of its readers. */
export function MensajePanels({ open, acciones, personas, onClose }: MensajePanelsProps) {
  const { responder, editar, eliminar, fijar, copiar, reaccionar, openEmojis, openLecturas } = acciones;
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
        <MenuItem Icon={mensaje?.fijado ? PinOff : Pin} onClick={act((panel) => fijar(panel.mensaje))}>
          {mensaje?.fijado ? 'Quitar de los fijados' : 'Fijar para todos'}
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

interface LecturasPopupProps {
  mensaje: Mensaje;
  anchor: HTMLElement;
  /** The other people who take part in the conversation. */
  personas: ConversacionDetalle['personas'];
  onClose: () => void;
}

/** The people who have read a message, and the people who have not. */
function LecturasPopup({ mensaje: { creadoEn }, anchor, personas, onClose }: LecturasPopupProps) {
  const read = personas.filter(({ leidoHasta }) => leidoHasta !== null && leidoHasta >= creadoEn);
  const unread = personas.filter((persona) => !read.includes(persona));
  return (
    <Popup label="Quién lo leyó" anchor={anchor} onClose={onClose} className={styles.popup}>
      {read.length > 0 && <People title="Leído por" people={read} />}
      {unread.length > 0 && <People title={unreadTitle(read.length, unread.length)} people={unread} />}
    </Popup>
  );
}

function unreadTitle(read: number, unread: number): string {
  if (read === 0) return 'Nadie lo leyó todavía';
  return unread === 1 ? 'Falta que lo lea' : 'Falta que lo lean';
}

function People({ title, people }: { title: string; people: ConversacionDetalle['personas'] }) {
  return (
    <>
      <Text as="h3" size="xs" weight="medium" tone="soft">
        {title}
      </Text>
      <PlainList flow="stack" gap={2} margin={[2, 0]} className={styles.people}>
        {people.map(({ id, name, avatar }) => (
          <Row as="li" gap={2} align="center" key={id}>
            <Avatar id={id} name={name} avatar={avatar} size={24} />
            {name}
          </Row>
        ))}
      </PlainList>
    </>
  );
}
