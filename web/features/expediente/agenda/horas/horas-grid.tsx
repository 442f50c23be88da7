import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Agenda } from '../../../../api/agenda-api';
import { BareButton, Card, Cut, Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { usePermiso } from '../../../../session/use-permiso';
import { escritoDe } from '../mes/momentos';
import { AgendarDia } from '../mes/partes-de-dia';
import { diaCorto, diaLargo, isFinDeSemana } from '../mes/periodo';
import { porQueNo } from '../mes/por-que-no';
import type { Periodo } from '../mes/use-mover';
import { Bloque } from './bloque';
import { enPalabras } from './en-palabras';
import {
  acomodar,
  alPaso,
  dibujo,
  type Franja,
  franjasDe,
  horaDe,
  type ItemConHora,
  isConHora,
  isDeTodoElDia,
  MINUTOS,
  minutosDe,
  movidoA,
  terminadoA,
} from './franjas';
import styles from './horas.module.css';
import { TodoElDia } from './todo-el-dia';
import { useAhora } from './use-ahora';
import { type Punto, useArrastrar } from './use-arrastrar';
import { useReubicar } from './use-reubicar';

/** A time in which somebody wants an event: a day, with its first and its last minute. */
interface Hueco {
  dia: string;
  desde: number;
  hasta: number;
}

interface HorasGridProps {
  agenda: Agenda;
  dias: readonly string[];
  hoy: string;
  onAgendar: ((dia: string, desde?: string, hasta?: string) => void) | undefined;
  onDia: (dia: string) => void;
}

/** The hour at which the sheet begins when it is opened. */
const PRIMERA_HORA = 8;

/** The pixels over that hour that its label takes. */
const ROTULO = 12;

/** The steps in which an empty time is pressed, and the length of an event that a press begins, in minutes. */
const PASO_DE_HUECO = 30;
const LARGO = 60;

const horas = Array.from({ length: 24 }, (_, hora) => hora);

/**
 * Days in columns, with the hours down the side. An event is moved and made longer by dragging or by keys. A press on an
 * empty time begins an event there.
 */
export function HorasGrid({ agenda, dias, hoy, onAgendar, onDia }: HorasGridProps) {
  const hoja = useRef<HTMLDivElement>(null);
  const cuerpo = useRef<HTMLDivElement>(null);
  const canEdit = usePermiso('agenda.editar');
  const toast = useToast();
  const ayuda = useId();
  const { enSuLugar, mostrar, soltar, guardar } = useReubicar();
  const [arrastrado, setArrastrado] = useState<{ item: ItemConHora; periodo: Periodo } | null>(null);
  const [hueco, setHueco] = useState<Hueco | null>(null);
  const [dicho, setDicho] = useState('');
  const { seguir, puntoAt } = useArrastrar(hoja, cuerpo, dias.length);
  const feriados = new Map(agenda.feriados.map(({ dia, nombre }) => [dia, nombre]));
  const conHora = agenda.items.filter(isConHora).map(enSuLugar);
  const lugares = dias.flatMap((dia) => acomodar(conHora.flatMap((item) => franjasDe(item, [dia]))));
  const fantasmas = arrastrado ? franjasDe({ ...arrastrado.item, ...arrastrado.periodo }, dias) : [];
  const [diaDeAhora, horaDeAhora] = escritoDe(useAhora().toISOString());

  // The working hours are in sight at first. Afterwards the person's place stays.
  useLayoutEffect(() => {
    const { current: sheet } = hoja;
    if (sheet) sheet.scrollTop = ((cuerpo.current?.offsetHeight ?? 0) * PRIMERA_HORA) / 24 - ROTULO;
  }, []);

  const negar = (item: ItemConHora): boolean => {
    const reason = porQueNo(item, canEdit);
    if (reason) {
      setDicho(reason);
      toast(reason, { severity: 'info' });
    }
    return reason !== null;
  };

  const tomar = (event: React.PointerEvent, franja: Franja, isEnd: boolean) => {
    const { item } = franja;
    const [begin, hora] = escritoDe(item.desde);
    // The event keeps its place under the pointer.
    const grabbed =
      puntoAt(event.clientX, event.clientY).minuto - minutosDe(hora) + (franja.dia === begin ? 0 : MINUTOS);
    const at = ({ columna, minuto }: Punto): Periodo => {
      // The end of an event stays on the day where it is drawn.
      if (isEnd) return terminadoA(item, franja.dia, alPaso(minuto));
      const moved = alPaso(minuto - grabbed);
      return movidoA(item, dias[columna]!, franja.empieza ? Math.max(moved, 0) : moved);
    };
    let isRefused = false;
    seguir(event, {
      afterLongPress: true,
      onMove: (punto) => {
        if (isRefused) return;
        isRefused = negar(item);
        if (!isRefused) setArrastrado({ item, periodo: at(punto) });
      },
      onEnd: (punto) => {
        setArrastrado(null);
        if (punto && !isRefused) void guardar(item, at(punto));
      },
    });
  };

  const huecoAt = ({ columna, minuto }: Punto): Hueco => {
    const desde = Math.min(Math.floor(minuto / PASO_DE_HUECO) * PASO_DE_HUECO, MINUTOS - PASO_DE_HUECO);
    return { dia: dias[columna]!, desde, hasta: Math.min(desde + LARGO, MINUTOS) };
  };
  const agendarEn = ({ dia, desde, hasta }: Hueco) => {
    setHueco(null);
    onAgendar?.(dia, horaDe(desde), horaDe(hasta));
  };
  /** Marks the hours between the press and the pointer. */
  const marcar = (event: React.PointerEvent) => {
    const first = puntoAt(event.clientX, event.clientY);
    const between = ({ minuto }: Punto): Hueco => {
      const [from, to] = [Math.min(first.minuto, minuto), Math.max(first.minuto, minuto)];
      const desde = Math.floor(from / PASO_DE_HUECO) * PASO_DE_HUECO;
      return { dia: dias[first.columna]!, desde, hasta: Math.max(alPaso(to, PASO_DE_HUECO), desde + PASO_DE_HUECO) };
    };
    seguir(event, {
      afterLongPress: false,
      onMove: (punto) => setHueco(between(punto)),
      onEnd: (punto) => punto && agendarEn(between(punto)),
    });
  };

  return (
    <Card marginBottom={3} className={styles.marco}>
      <div ref={hoja} className={styles.hoja} style={{ '--dias': dias.length } as CSSProperties}>
        <div className={styles.cabecera}>
          <div className={styles.fila}>
            <span />
            {dias.map((dia) => (
              <div key={dia} className={styles.dia} data-hoy={dia === hoy}>
                <BareButton className={styles.nombre} onClick={() => onDia(dia)}>
                  <span aria-hidden="true">{diaCorto(dia)}</span>
                  <time dateTime={dia}>
                    <span aria-hidden="true">{Number(dia.slice(8))}</span>
                    <span className="visually-hidden">{diaLargo(dia)}</span>
                  </time>
                </BareButton>
                {feriados.has(dia) && (
                  <Cut shrinks size="xs" tone="soft" title={feriados.get(dia)}>
                    {feriados.get(dia)}
                  </Cut>
                )}
                {onAgendar && <AgendarDia dia={dia} className={styles.agregar} onAgendar={onAgendar} />}
              </div>
            ))}
          </div>
          <TodoElDia items={agenda.items.filter(isDeTodoElDia)} dias={dias} />
        </div>
        <div className={styles.cuerpo}>
          <div className={styles.horas} aria-hidden="true">
            {horas.slice(1).map((hora) => (
              <Text key={hora} size="xs" tone="soft" numeric style={{ top: `calc(var(--hora) * ${hora})` }}>
                {horaDe(hora * 60)}
              </Text>
            ))}
          </div>
          <div ref={cuerpo} className={styles.dias} data-arrastra={arrastrado !== null}>
            {dias.map((dia) => (
              <button
                key={dia}
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={styles.columna}
                data-libre={feriados.has(dia) || isFinDeSemana(dia)}
                disabled={!onAgendar}
                onPointerMove={({ pointerType, buttons, clientX, clientY }) => {
                  if (pointerType === 'mouse' && buttons === 0) setHueco(huecoAt(puntoAt(clientX, clientY)));
                }}
                onPointerLeave={({ buttons }) => buttons === 0 && setHueco(null)}
                onPointerDown={marcar}
                onClick={({ clientX, clientY }) => agendarEn({ ...huecoAt(puntoAt(clientX, clientY)), dia })}
              />
            ))}
            {hueco && (
              <span className={styles.hueco} style={placeOf(hueco, dias.indexOf(hueco.dia))} aria-hidden="true">
                {horaDe(hueco.desde)}
              </span>
            )}
            <ul className={styles.bloques} aria-label="Con hora">
              {lugares.map((lugar) => (
                <Bloque
                  key={`${lugar.item.id}${lugar.empieza ? '' : lugar.dia}`}
                  lugar={lugar}
                  style={placeOf(lugar, dias.indexOf(lugar.dia), lugar)}
                  ayuda={ayuda}
                  isLifted={arrastrado?.item.id === lugar.item.id}
                  onTomar={tomar}
                  onMostrar={(item, periodo) => {
                    if (negar(item)) return;
                    if (!dias.includes(escritoDe(periodo.desde)[0])) {
                      setDicho('Más allá están los días que no se ven.');
                      return;
                    }
                    mostrar(item, periodo);
                    setDicho(enPalabras({ ...item, ...periodo }));
                  }}
                  onGuardar={(before, periodo) => void guardar(before, periodo)}
                  onSoltar={(item) => {
                    soltar(item);
                    setDicho(`${item.titulo} queda donde estaba.`);
                  }}
                />
              ))}
            </ul>
            {fantasmas.map((franja) => (
              <span
                key={franja.dia}
                className={styles.fantasma}
                style={placeOf(franja, dias.indexOf(franja.dia))}
                aria-hidden="true"
              >
                <b>{`${horaDe(franja.desde)} a ${horaDe(franja.hasta)}`}</b>
                <span>{franja.item.titulo}</span>
              </span>
            ))}
            {dias.includes(diaDeAhora) && (
              <span
                className={styles.ahora}
                style={{ '--dia': dias.indexOf(diaDeAhora), '--desde': minutosDe(horaDeAhora) } as CSSProperties}
                aria-hidden="true"
              />
            )}
          </div>
        </div>
      </div>
      <p id={ayuda} className="visually-hidden">
        Alt y las flechas lo mueven; Alt, Mayúsculas y las flechas lo alargan. Al soltar Alt se guarda; Escape lo deja
        donde estaba.
      </p>
      <p className="visually-hidden" aria-live="polite">
        {dicho}
      </p>
    </Card>
  );
}

/** The place of a part of a day, as properties that the stylesheet turns into a box. */
function placeOf(
  franja: Pick<Franja, 'desde' | 'hasta'>,
  columna: number,
  { carril = 0, carriles = 1, ancho = 1 }: { carril?: number; carriles?: number; ancho?: number } = {},
): CSSProperties {
  const { desde, hasta } = dibujo(franja);
  return {
    ...{ '--dia': columna, '--desde': desde, '--largo': hasta - desde },
    ...{ '--carril': carril / carriles, '--ancho': ancho / carriles },
  } as CSSProperties;
}
