import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto, FaltanteDto } from '../../../../api/generated/carpetas';
import { latePart } from '../../../../components/late-part';
import { TabCount } from '../../../../components/tab-count';
import { useMedia } from '../../../../lib/use-media';
import { usePrinting } from '../../../../lib/use-printing';
import { type Pendiente, usePendientes } from '../../agenda/publico/pendientes';
import { useNoLlegan } from '../../certificados/publico/use-no-llegan';
import { cuandoEsEnTexto } from '../firma';
import styles from './escritorio.module.css';

/** Names what the next move waits for, which the button of that move points to. */
export const FALTA_ID = 'que-falta';

/** Nothing shows while it loads, or if it cannot be loaded. */
const { Part: PendientesLink } = latePart(
  async () => (await import('../../../oficina/tareas/publico/pendientes-link')).PendientesLink,
);

const { Part: PedirCertificados } = latePart(
  async () => (await import('../../requisitos/publico/pedir-certificados')).PedirCertificados,
);

const { Part: CertificadosSinInmueble } = latePart(
  async () => (await import('../../requisitos/publico/pedir-certificados')).CertificadosSinInmueble,
);

/** Lines that a part shows while it is folded. */
const FEW = 3;

/** One thing of a part of the desk. */
interface Linea {
  texto: string;
  cuando?: string;
  to: string;
}

/** The desk of a carpeta: what its next move waits for, what is late, and what comes next. On a phone it begins folded. */
export function Escritorio({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const isNarrow = useMedia('(max-width: 759.98px)');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const pendientes = usePendientes(carpeta.id);
  const noLlegan = useNoLlegan(carpeta.id, carpeta.estado === 'lista_para_firma');
  const id = useId();
  if (carpeta.estado === 'archivada' || carpeta.estado === 'anulada' || carpeta.eliminadaEn) return null;

  const { faltantes, motivo } = nextMove(carpeta);
  const mayAsk =
    carpeta.permisos.editarCertificados &&
    faltantes.some(({ lugar }) => lugar === 'requisitos' || lugar === 'certificados');
  const falta = [
    ...faltantes.map((one) => ({ texto: one.texto.replace(/\.$/, ''), to: placeOf(carpeta, one) })),
    // It can be signed today, and not on the planned day.
    ...noLlegan
      .filter((one) => !faltantes.some(({ id }) => id === one.id))
      .map((one) => ({
        texto: `${one.impedimento?.replace(/\.$/, '')}, antes de la firma prevista`,
        to: placeOf(carpeta, { lugar: 'certificados', id: one.id }),
      })),
  ];
  const [atrasado, proximo] = [pendientes?.atrasado, pendientes?.proximo].map((items) => items?.map(toLinea));
  const isOpen = !isNarrow || isUnfolded || isPrinting;
  return (
    <section className={styles.escritorio} aria-label="Escritorio de la carpeta">
      {isNarrow && (
        <button
          type="button"
          className={styles.resumen}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isOpen)}
        >
          <Resumen falta={falta.length} atrasado={atrasado?.length ?? 0} />
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <div id={id} className={styles.partes} hidden={!isOpen}>
        <Parte
          titulo="Qué falta"
          id={FALTA_ID}
          lineas={falta}
          nada={motivo ?? 'Nada detiene el próximo paso'}
          pie={mayAsk && <CertificadosSinInmueble carpetaId={carpeta.id} />}
        >
          {mayAsk && (
            <PedirCertificados
              carpetaId={carpeta.id}
              onPedidos={() => document.getElementById(FALTA_ID)?.focus({ preventScroll: true })}
            />
          )}
        </Parte>
        {carpeta.advertencias.length > 0 && (
          <Parte
            titulo="Para revisar"
            lineas={carpeta.advertencias.map((one) => ({
              texto: one.texto.replace(/\.$/, ''),
              to: placeOf(carpeta, one),
            }))}
            nada=""
          />
        )}
        <Parte titulo="Atrasado" tono="late" lineas={atrasado} nada="Nada atrasado" />
        <Parte titulo="Qué sigue" lineas={proximo} nada="Nada con fecha">
          <PendientesLink carpetaId={carpeta.id} className={styles.tareas} />
        </Parte>
      </div>
    </section>
  );
}

/** What the phone shows of it while it is folded. */
function Resumen({ falta, atrasado }: { falta: number; atrasado: number }) {
  return (
    <span>
      {falta === 0 ? 'No falta nada' : `Falta${falta === 1 ? ' 1 cosa' : `n ${falta} cosas`}`}
      {atrasado > 0 && (
        <span className={styles.late}>{` · ${atrasado} ${atrasado === 1 ? 'atrasada' : 'atrasadas'}`}</span>
      )}
    </span>
  );
}

interface ParteProps {
  titulo: string;
  id?: string;
  tono?: 'late';
  /** Undefined while they load. */
  lineas: Linea[] | undefined;
  /** What is said when there are none. */
  nada: string;
  /** Shown at the end of the title. */
  children?: ReactNode;
  /** Said below the lines. */
  pie?: ReactNode;
}

function Parte({ titulo, id, tono, lineas, nada, children, pie }: ParteProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  const total = lineas?.length ?? 0;
  const shown = isOpen || isPrinting || total <= FEW ? lineas : lineas?.slice(0, FEW - 1);
  const rest = total - (shown?.length ?? 0);
  return (
    <div className={styles.parte} data-tono={total > 0 ? tono : undefined} data-vacia={lineas?.length === 0}>
      <div className={styles.encabezado}>
        <h2 id={headingId} className={styles.titulo}>
          {titulo}
          {total > 0 && <TabCount value={total} tono={tono} />}
        </h2>
        {children}
      </div>
      <ul id={id} className={styles.lineas} aria-labelledby={headingId} tabIndex={-1}>
        {lineas?.length === 0 && <li className={styles.nada}>{nada}</li>}
        {shown?.map(({ texto, cuando, to }) => (
          <li key={`${to} ${texto}`} className={styles.linea}>
            <Link className={styles.link} to={to}>
              {texto}
            </Link>
            {cuando && <span className={styles.cuando}>{cuando}</span>}
          </li>
        ))}
        {total > FEW && !isPrinting && (
          <li>
            <button type="button" className={styles.mas} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Ver menos' : `y ${rest} más`}
            </button>
          </li>
        )}
      </ul>
      {pie && <p className={styles.pie}>{pie}</p>}
    </div>
  );
}

/** The move that comes next, if there is one. */
function nextMove({ movimientos, recorrido }: CarpetaDetalleDto): { faltantes: FaltanteDto[]; motivo: string | null } {
  return movimientos.find(({ estado }) => estado === recorrido.siguiente) ?? { faltantes: [], motivo: null };
}

/** Where in the carpeta's page a missing thing is given: in its tab, or right at its form. */
function placeOf(
  { id: carpetaId, permisos }: CarpetaDetalleDto,
  { lugar, id }: Pick<FaltanteDto, 'lugar' | 'id'>,
): string {
  // The datos are above the tabs, whichever is open.
  if (lugar === 'datos') return '#dato-escribano';
  if (lugar === 'protocolo') return `/carpetas/${carpetaId}/protocolo`;
  const place = id ? `${lugar}/${id}` : lugar;
  return `/carpetas/${carpetaId}/${lugar === 'partes' && !id && permisos.editarPartes ? 'partes/agregar' : place}`;
}

const toLinea = ({ clase, titulo, dia, enlace }: Pendiente): Linea => ({
  texto: clase === 'firma' ? 'Firma prevista' : titulo,
  cuando: cuandoEsEnTexto(dia),
  to: clase === 'firma' ? `/agenda?dia=${dia}` : enlace,
});
