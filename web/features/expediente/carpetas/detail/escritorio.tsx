import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Item, useAgendaFindPendientesQuery } from '../../../../api/agenda-api';
import type { CarpetaDetalleDto, FaltanteDto } from '../../../../api/generated/carpetas';
import { BareButton, Box, Card, PlainList, Row, Text } from '../../../../components/layout/layout';
import { TabCount } from '../../../../components/tab-count';
import { contar } from '../../../../lib/numeros';
import { useMedia } from '../../../../lib/use-media';
import { usePrinting } from '../../../../lib/use-printing';
import { cuandoEsEnTexto } from '../firma';
import type { DeEscritorio, Falta } from '../public/de-escritorio';
import styles from './escritorio.module.css';

/** The id of the part that names what the next move waits for. The button of that move refers to it. */
export const FALTA_ID = 'que-falta';

const found = import.meta.glob<DeEscritorio>('../../../*/*/*.escritorio.tsx', { eager: true, import: 'deEscritorio' });
const deEscritorio = Object.entries(found).map(([key, one]) => ({ key, ...one }));

/** The number of lines that a part shows while it is folded. */
const FEW = 3;

/** One line of a part of the desk. */
interface Linea {
  texto: string;
  cuando?: string;
  to: string;
}

/**
 * The desk of a carpeta: what its next move waits for, what is late, and what comes next. On a phone it begins folded.
 */
export function Escritorio({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const isNarrow = useMedia('(max-width: 759.98px)');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const { data: pendientes } = useAgendaFindPendientesQuery({ id: carpeta.id });
  const otras = useOtrasFaltas(carpeta);
  const id = useId();
  if (carpeta.estado === 'archivada' || carpeta.estado === 'anulada' || carpeta.eliminadaEn) return null;

  const { faltantes, motivo } = nextMove(carpeta);
  const alFaltar = deEscritorio.flatMap((one) =>
    one.alFaltar?.isFor(carpeta, faltantes) ? { key: one.key, ...one.alFaltar } : [],
  );
  const faltas = [...faltantes, ...otras.filter(({ id }) => !faltantes.some((one) => one.id === id))];
  const lineaOf = (one: Falta): Linea => ({ texto: one.texto.replace(/\.$/, ''), to: placeOf(carpeta, one) });
  const [atrasado, proximo] = [pendientes?.atrasado, pendientes?.proximo].map((items) => items?.map(toLinea));
  const isOpen = !isNarrow || isUnfolded || isPrinting;
  return (
    <Card as="section" className={styles.escritorio} aria-label="Escritorio de la carpeta">
      {isNarrow && (
        <BareButton
          full
          tone="text"
          size="sm"
          className={styles.resumen}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isOpen)}
        >
          <Resumen falta={faltas.length} atrasado={atrasado?.length ?? 0} />
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </BareButton>
      )}
      <Row id={id} gap={[3, 6]} className={styles.partes} hidden={!isOpen}>
        <Parte
          titulo="Qué falta"
          id={FALTA_ID}
          lineas={faltas.map(lineaOf)}
          nada={motivo ?? 'Nada detiene el próximo paso'}
          pie={alFaltar.map(({ key, Below }) => <Below key={key} carpetaId={carpeta.id} />)}
        >
          {alFaltar.map(({ key, Button }) => (
            <Button
              key={key}
              carpetaId={carpeta.id}
              onDone={() => document.getElementById(FALTA_ID)?.focus({ preventScroll: true })}
            />
          ))}
        </Parte>
        {carpeta.advertencias.length > 0 && (
          <Parte titulo="Para revisar" lineas={carpeta.advertencias.map(lineaOf)} nada="" />
        )}
        <Parte titulo="Atrasado" tono="late" lineas={atrasado} nada="Nada atrasado" />
        <Parte titulo="Qué sigue" lineas={proximo} nada="Nada con fecha">
          {deEscritorio.map(
            ({ key, AlSeguir }) => AlSeguir && <AlSeguir key={key} carpetaId={carpeta.id} className={styles.tareas} />,
          )}
        </Parte>
      </Row>
    </Card>
  );
}

/** The missing things that features add to the server's list. */
function useOtrasFaltas(carpeta: CarpetaDetalleDto): readonly Falta[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the features are always the same, in the same order
  return deEscritorio.flatMap(({ useFaltas }) => useFaltas?.(carpeta) ?? []);
}

/** The summary of the desk on a phone while it is folded. */
function Resumen({ falta, atrasado }: { falta: number; atrasado: number }) {
  return (
    <span>
      {falta === 0 ? 'No falta nada' : `Falta${falta === 1 ? ' 1 cosa' : `n ${falta} cosas`}`}
      {atrasado > 0 && <Text tone="danger">{` · ${contar(atrasado, 'atrasada', 'atrasadas')}`}</Text>}
    </span>
  );
}

interface ParteProps {
  titulo: string;
  id?: string;
  tono?: 'late';
  /** Undefined while the lines load. */
  lineas: Linea[] | undefined;
  /** The text that shows when there are no lines. */
  nada: string;
  /** Content at the end of the title. */
  children?: ReactNode;
  /** Content below the lines. */
  pie?: readonly ReactNode[];
}

function Parte({ titulo, id, tono, lineas, nada, children, pie = [] }: ParteProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  const total = lineas?.length ?? 0;
  const shown = isOpen || isPrinting || total <= FEW ? lineas : lineas?.slice(0, FEW - 1);
  const rest = total - (shown?.length ?? 0);
  return (
    <div className={styles.parte} data-tono={total > 0 ? tono : undefined} data-vacia={lineas?.length === 0}>
      <Row align="center" justify="between" gap={3} className={styles.encabezado}>
        <Text id={headingId} as="h2" size="sm" weight="strong" nowrap>
          {titulo}
          {total > 0 && <TabCount value={total} tono={tono} />}
        </Text>
        {children}
      </Row>
      <PlainList id={id} size="sm" className={styles.lineas} aria-labelledby={headingId} tabIndex={-1}>
        {lineas?.length === 0 && (
          <Text as="li" tone="soft">
            {nada}
          </Text>
        )}
        {shown?.map(({ texto, cuando, to }) => (
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
        {total > FEW && !isPrinting && (
          <li>
            <BareButton tone="soft" className={styles.mas} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Ver menos' : `y ${rest} más`}
            </BareButton>
          </li>
        )}
      </PlainList>
      {pie.length > 0 && (
        <Text as="p" size="sm" tone="soft" className={styles.pie}>
          {pie}
        </Text>
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
