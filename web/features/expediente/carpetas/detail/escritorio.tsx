import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Item, useAgendaFindPendientesQuery } from '../../../../api/agenda-api';
import type { CarpetaDetalleDto, FaltanteDto } from '../../../../api/generated/carpetas';
import { BareButton, Box, Card, Cut, PlainList, Row, Text } from '../../../../components/layout/layout';
import { TabCount } from '../../../../components/tab-count';
import { usePrinting } from '../../../../lib/use-printing';
import { cuandoEsEnTexto } from '../firma';
import type { DeEscritorio, Falta } from '../public/de-escritorio';
import styles from './escritorio.module.css';

/** The id of the part that names what the next move waits for. The button of that move refers to it. */
export const FALTA_ID = 'que-falta';

const found = import.meta.glob<DeEscritorio>('../../../*/*/*.escritorio.tsx', { eager: true, import: 'deEscritorio' });
const deEscritorio = Object.entries(found).map(([key, one]) => ({ key, ...one }));

/** One line of a part of the desk. */
interface Linea {
  texto: string;
  cuando?: string;
  to: string;
}

/** The parts of the desk. */
type Nombre = 'falta' | 'revisar' | 'atrasado' | 'sigue';

/**
 * The desk of a carpeta: what its next move waits for, what is late, and what comes next. Each is a line that opens.
 */
export function Escritorio({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [abierta, setAbierta] = useState<Nombre | null>(null);
  const { data: pendientes } = useAgendaFindPendientesQuery({ id: carpeta.id });
  const otras = useOtrasFaltas(carpeta);
  if (carpeta.estado === 'archivada' || carpeta.estado === 'anulada' || carpeta.eliminadaEn) return null;

  const { faltantes, motivo } = nextMove(carpeta);
  const alFaltar = deEscritorio.flatMap((one) =>
    one.alFaltar?.isFor(carpeta, faltantes) ? { key: one.key, ...one.alFaltar } : [],
  );
  const faltas = [...faltantes, ...otras.filter(({ id }) => !faltantes.some((one) => one.id === id))];
  const lineaOf = (one: Falta): Linea => ({ texto: one.texto.replace(/\.$/, ''), to: placeOf(carpeta, one) });
  const [atrasado, proximo] = [pendientes?.atrasado, pendientes?.proximo].map((items) => items?.map(toLinea));
  const folding = (nombre: Nombre) => ({
    isOpen: abierta === nombre,
    onToggle: () => setAbierta(abierta === nombre ? null : nombre),
  });
  return (
    <Card
      as="section"
      className={styles.escritorio}
      data-partes={carpeta.advertencias.length > 0 ? 4 : 3}
      aria-label="Escritorio de la carpeta"
    >
      <Parte
        {...folding('falta')}
        titulo="Qué falta"
        id={FALTA_ID}
        lineas={faltas.map(lineaOf)}
        nada={motivo ?? 'Nada detiene el próximo paso'}
        pie={alFaltar.map(({ key, Below }) => <Below key={key} carpetaId={carpeta.id} />)}
        accion={alFaltar.map(({ key, Button }) => <Button key={key} carpetaId={carpeta.id} onDone={focusFalta} />)}
      />
      {carpeta.advertencias.length > 0 && (
        <Parte
          {...folding('revisar')}
          titulo="Para revisar"
          tono="warning"
          lineas={carpeta.advertencias.map(lineaOf)}
          nada=""
        />
      )}
      <Parte {...folding('atrasado')} titulo="Atrasado" tono="late" lineas={atrasado} nada="Nada atrasado" />
      <Parte {...folding('sigue')} titulo="Qué sigue" lineas={proximo} nada="Nada con fecha">
        {deEscritorio.map(
          ({ key, AlSeguir }) => AlSeguir && <AlSeguir key={key} carpetaId={carpeta.id} className={styles.tareas} />,
        )}
      </Parte>
    </Card>
  );
}

/** Moves the focus to what is missing: to its lines, or to the line that opens to them. */
function focusFalta(): void {
  const lines = document.getElementById(FALTA_ID);
  const folded = lines?.closest('[hidden]')?.previousElementSibling?.querySelector('button');
  (folded ?? lines)?.focus({ preventScroll: true });
}

/** The missing things that features add to the server's list. */
function useOtrasFaltas(carpeta: CarpetaDetalleDto): readonly Falta[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the features are always the same, in the same order
  return deEscritorio.flatMap(({ useFaltas }) => useFaltas?.(carpeta) ?? []);
}

interface ParteProps {
  titulo: string;
  id?: string;
  tono?: 'late' | 'warning';
  /** Undefined while the lines load. */
  lineas: Linea[] | undefined;
  /** The text that shows when there are no lines. */
  nada: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Content beside the lines. */
  children?: ReactNode;
  /** What can be done about all lines, also while they are folded. */
  accion?: ReactNode;
  /** Content below the lines. */
  pie?: readonly ReactNode[];
}

/** A part of the desk: a line with the number of things and the first of them, which opens to all of them. */
function Parte(props: ParteProps) {
  const { titulo, id, tono, lineas, nada, isOpen, onToggle, children, accion, pie = [] } = props;
  const [headingId, bodyId] = [useId(), useId()];
  const isPrinting = usePrinting();
  const total = lineas?.length ?? 0;
  const [first] = lineas ?? [];
  const isShown = isPrinting || (isOpen && total > 0);
  return (
    <div className={styles.parte} data-tono={total > 0 ? tono : undefined}>
      <div className={styles.linea} data-open={isShown}>
        <Text id={headingId} as="h2" size="sm" weight="strong" nowrap className={styles.titulo}>
          {total > 0 ? (
            <BareButton
              round="sm"
              hover
              className={styles.boton}
              aria-expanded={isShown}
              aria-controls={bodyId}
              onClick={onToggle}
            >
              {titulo} <TabCount value={total} tono={tono === 'late' ? 'late' : undefined} />
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
            </BareButton>
          ) : (
            titulo
          )}
        </Text>
        {first && !isShown && (
          <>
            <Cut as={Link} size="sm" className={styles.primera} to={first.to} title={first.texto}>
              {first.texto}
            </Cut>
            {first.cuando && (
              <Text size="sm" fixed className={styles.cuando}>
                {first.cuando}
              </Text>
            )}
          </>
        )}
        {lineas?.length === 0 && (
          <>
            <Cut size="sm" tone="soft" title={nada} id={id} className={styles.nada}>
              {nada}
            </Cut>
            {children}
          </>
        )}
        {total > 0 && !isShown && accion && <div className={styles.accion}>{accion}</div>}
      </div>
      {total > 0 && (
        <div id={bodyId} className={styles.cuerpo} hidden={!isShown}>
          <Row align="start" justify="between" wrap gap={[2, 4]}>
            <PlainList id={id} size="sm" className={styles.lineas} aria-labelledby={headingId} tabIndex={-1}>
              {lineas?.map(({ texto, cuando, to }) => (
                <Row key={`${to} ${texto}`} as="li" justify="between" gap={3} shrinks>
                  <Link className={styles.link} to={to}>
                    {texto}
                  </Link>
                  {cuando && (
                    <Box as="span" fixed className={styles.cuando}>
                      {cuando}
                    </Box>
                  )}
                </Row>
              ))}
            </PlainList>
            {children}
            {isShown && accion}
          </Row>
          {pie.length > 0 && (
            <Text as="p" size="sm" tone="soft" className={styles.pie}>
              {pie}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

/** The move that comes next, if there is one. */
function nextMove({ movimientos, recorrido }: CarpetaDetalleDto): { faltantes: FaltanteDto[]; motivo: string | null } {
  return movimientos.find(({ estado }) => estado === recorrido.siguiente) ?? { faltantes: [], motivo: null };
}

/** The address where a missing thing is given: its tab of the carpeta, or its form. */
function placeOf({ id: carpetaId, permisos }: CarpetaDetalleDto, { lugar, id }: Falta): string {
  // The datos are above the tabs, so any tab may stay open.
  if (lugar === 'datos') return '#dato-escribano';
  if (lugar === 'protocolo') return `/carpetas/${carpetaId}/protocolo`;
  const place = id ? `${lugar}/${id}` : lugar;
  return `/carpetas/${carpetaId}/${lugar === 'partes' && !id && permisos.editarPartes ? 'partes/agregar' : place}`;
}

const toLinea = ({ clase, titulo, dia, enlace }: Item): Linea => ({
  texto: clase === 'firma' ? 'Firma prevista' : titulo,
  cuando: cuandoEsEnTexto(dia),
  to: clase === 'firma' ? `/agenda?dia=${dia}` : enlace,
});
