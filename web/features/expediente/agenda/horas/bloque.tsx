import { Repeat } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePermiso } from '../../../../session/use-permiso';
import { diaLargo } from '../mes/periodo';
import { porQueNo } from '../mes/por-que-no';
import type { Periodo } from '../mes/use-mover';
import { comoSeVe } from '../public/clases';
import { alargado, corrido, type Franja, horaDe, type ItemConHora, type Lugar, PASO } from './franjas';
import styles from './horas.module.css';

interface BloqueProps {
  lugar: Lugar;
  style: CSSProperties;
  /** The id of the text that says by which keys the event moves. */
  ayuda: string;
  /** Whether the event is being dragged, and so is drawn elsewhere too. */
  isLifted: boolean;
  /** @param isEnd whether the lower edge was taken, which makes the event longer */
  onTomar: (event: PointerEvent, franja: Franja, isEnd: boolean) => void;
  onMostrar: (item: ItemConHora, periodo: Periodo) => void;
  /** @param before the event before its move by keys began */
  onGuardar: (before: ItemConHora, periodo: Periodo) => void;
  onSoltar: (item: ItemConHora) => void;
}

/** The keys that move an event, by minutes and by days. */
const PASOS: Readonly<Record<string, readonly [minutos: number, dias: number]>> = {
  ArrowUp: [-PASO, 0],
  ArrowDown: [PASO, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** An event among the hours. */
export function Bloque({ lugar, style, ayuda, isLifted, onTomar, onMostrar, onGuardar, onSoltar }: BloqueProps) {
  const { item, dia, desde, hasta, empieza, termina } = lugar;
  const { hecho, enlace, carpeta, personas } = item;
  const { search } = useLocation();
  const canMove = porQueNo(item, usePermiso('agenda.editar')) === null;
  /** The event before its move by keys, until that is stored. */
  const before = useRef<ItemConHora | null>(null);
  const { nombre, Icon, tono, titulo } = comoSeVe(item);
  const detalle = [item.lugar, carpeta?.caratula, personas.map((one) => one.nombre).join(', ')].filter(Boolean);

  const store = () => {
    if (before.current && before.current !== item) onGuardar(before.current, { desde: item.desde, hasta: item.hasta });
    before.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && before.current) {
      event.stopPropagation();
      before.current = null;
      onSoltar(item);
      return;
    }
    const step = PASOS[event.key];
    if (!step || !event.altKey) return;
    // Alt with an arrow would leave the page.
    event.preventDefault();
    const [minutos, dias] = step;
    if (event.shiftKey && minutos === 0) return;
    if (canMove) before.current ??= item;
    onMostrar(item, event.shiftKey ? alargado(item, minutos) : corrido(item, minutos, dias));
  };

  return (
    <li
      className={styles.bloque}
      style={style}
      data-tono={tono}
      data-hecho={hecho}
      data-mueve={canMove}
      data-alzado={isLifted}
      data-lineas={Math.min(3, Math.floor((hasta - desde) / 30))}
      data-empieza={empieza}
      data-termina={termina}
    >
      <Link
        className={styles.enlace}
        to={`${enlace}${search}`}
        draggable={false}
        title={[`${nombre}: ${titulo}`, ...detalle].join('\n')}
        aria-describedby={canMove ? ayuda : undefined}
        onPointerDown={(event) => onTomar(event, lugar, false)}
        onDragStart={(event) => event.preventDefault()}
        onKeyDown={press}
        onKeyUp={({ key }) => key === 'Alt' && store()}
        onBlur={store}
      >
        <span className={styles.titulo}>
          <Icon size={12} strokeWidth={2} aria-hidden="true" />
          <span className="visually-hidden">{nombre}: </span>
          {titulo}
          <span className="visually-hidden">, </span>
        </span>
        {/* A short event has no room for its end, which is told all the same. */}
        <span className={styles.hora} aria-hidden="true">
          {horaDe(desde)}
          <span className={styles.fin}>{` a ${horaDe(hasta)}`}</span>
          {item.serieId && <Repeat className={styles.repite} size={12} strokeWidth={2} />}
        </span>
        <span className="visually-hidden">{`${horaDe(desde)} a ${horaDe(hasta)}, ${diaLargo(dia).toLowerCase()}`}</span>
        {detalle.length > 0 && <span className={styles.detalle}>{detalle.join(' · ')}</span>}
        {item.serieId && <span className="visually-hidden"> (se repite)</span>}
        {hecho && <span className="visually-hidden"> (hecho)</span>}
      </Link>
      {canMove && termina && (
        <span className={styles.asa} aria-hidden="true" onPointerDown={(event) => onTomar(event, lugar, true)} />
      )}
    </li>
  );
}
