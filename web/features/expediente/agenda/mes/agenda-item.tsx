import { CalendarSync, ExternalLink, Repeat } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Item } from '../../../../api/agenda-api';
import { type Arrastrable, empezarArrastre } from '../../../../components/drop/arrastre';
import { latePanel } from '../../../../components/late-panel';
import { Cut, Row, Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuLink } from '../../../../components/ui/menu-entries';
import { usePermiso } from '../../../../session/use-permiso';
import { clases, comoSeVe } from '../public/clases';
import styles from './agenda-page.module.css';
import { horaEnLaCuenta } from './momentos';
import { porQueNo } from './por-que-no';
import type { Mover } from './use-mover';

const { Panel: MoverDialog } = latePanel(async () => (await import('./mover-dialog')).MoverDialog);

/** The kind of thing that can be dragged to another day. */
export const ARRASTRE: Arrastrable = { kind: 'application/x-carpetas-agenda', plural: 'cosas' };

const permisos = { evento: 'agenda.editar', firma: 'carpetas.editar', tarea: 'tareas.editar' } as const;

interface AgendaItemProps {
  item: Item;
  /** Whether only the icon of the kind, the time and the name show, for a day of a month. */
  isShort: boolean;
  /** Whether the item is shown as one of the whole day. */
  isSinHora?: boolean;
  onMover: Mover;
}

/** One item of the agenda, which links to its page. */
export function AgendaItem({ item, isShort, isSinHora = false, onMover }: AgendaItemProps) {
  const { clase, id, titulo, hasta, lugar, hecho, carpeta, personas, enlace } = item;
  const desde = isSinHora ? null : item.desde;
  const { search } = useLocation();
  const [isMoving, setIsMoving] = useState(false);
  const mayMove = usePermiso(clase in permisos ? permisos[clase as keyof typeof permisos] : 'agenda.editar');
  const canMove = porQueNo(item, mayMove) === null;
  const toast = useToast();
  // A list shows no icon, so its titles say the kind.
  const look = isShort || clase === 'firma' ? comoSeVe(item) : { ...clases[clase], titulo };
  const { nombre: nombreDeClase, Icon, tono, titulo: name } = look;
  const to = clase === 'evento' ? `${enlace}${search}` : enlace;
  return (
    <li
      className={styles.item}
      data-tono={tono}
      data-hecho={hecho}
      data-mueve={canMove}
      draggable
      onDragStart={(event) => {
        if (canMove) return empezarArrastre(event.dataTransfer, ARRASTRE, [{ id, nombre: name }]);
        event.preventDefault();
        toast(porQueNo(item, mayMove) ?? '', { severity: 'info' });
      }}
    >
      <Row
        as={Link}
        gap={1}
        shrinks
        tone="text"
        underline="never"
        className={styles.enlace}
        to={to}
        draggable={false}
        title={isShort ? `${nombreDeClase}: ${name}` : undefined}
      >
        {isShort && <Icon className={styles.clase} size={12} strokeWidth={2} aria-hidden="true" />}
        {(desde || !isShort) && (
          <Text fixed tone="soft" numeric>
            {desde ? horaEnLaCuenta(desde) : nombreDeClase}
          </Text>
        )}
        {(desde || isShort) && <span className="visually-hidden">{nombreDeClase}: </span>}
        <Cut shrinks weight="medium" className={styles.titulo}>
          {name}
        </Cut>
        {/* A day of a month has no room for the icon. */}
        {item.serieId && !isShort && <Repeat className={styles.repite} size={12} strokeWidth={2} aria-hidden="true" />}
        {item.serieId && <span className="visually-hidden"> (se repite)</span>}
        {hecho && <span className="visually-hidden"> (hecho)</span>}
      </Row>
      {!isShort && (
        <Text as="p" pad={[0, 1, 1, 0]} tone="soft" breaks className={styles.detalle}>
          {[
            desde && hasta ? `${horaEnLaCuenta(desde)} a ${horaEnLaCuenta(hasta)}` : null,
            lugar,
            clase !== 'firma' && carpeta ? `${carpeta.codigo ?? ''} ${carpeta.caratula}`.trim() : carpeta?.codigo,
            personas.map(({ nombre }) => nombre).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      {canMove && (
        <span className={styles.menu}>
          <ActionsMenu label={`Más acciones de ${name}`} size="small">
            <MenuItem Icon={CalendarSync} onClick={() => setIsMoving(true)}>
              Mover a otro día
            </MenuItem>
            <MenuLink Icon={ExternalLink} to={to}>
              Abrir
            </MenuLink>
          </ActionsMenu>
        </span>
      )}
      {isMoving && (
        <MoverDialog
          nombre={name}
          dia={item.dia}
          onMover={async (dia) => void (await onMover(item, dia))}
          onClose={() => setIsMoving(false)}
        />
      )}
    </li>
  );
}
