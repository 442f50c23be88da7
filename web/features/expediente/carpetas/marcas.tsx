import { FileCheck, Lock } from 'lucide-react';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { Row, Text } from '../../../components/layout/layout';
import { MiembroAvatar } from '../../../components/miembro-avatar';
import { formatFecha, formatFechaHora, formatRelativo } from '../../../lib/fechas';
import { proximidadFirma } from './firma';
import styles from './marcas.module.css';
import { type Prioridad, prioridades } from './prioridades';

/** A priority with its icon and its name. */
export function PrioridadMarca({ prioridad }: { prioridad: Prioridad }) {
  const { nombre, Icon } = prioridades[prioridad];
  return (
    <span className={styles.prioridad} data-prioridad={prioridad}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {nombre}
    </span>
  );
}

/** A member with their face. */
export function PersonaMarca({ persona }: { persona: CarpetaResumenDto['responsable'] }) {
  if (!persona) return <Text tone="faint">Sin asignar</Text>;
  return (
    <Row as="span" align="center" gap={2} shrinks className={styles.persona} title={persona.nombre}>
      <MiembroAvatar {...persona} />
      <span>{persona.nombre}</span>
    </Row>
  );
}

type Firma = Pick<CarpetaResumenDto, 'fechaFirmaPrevista' | 'fechaFirma' | 'estado'>;

/** The day of the signing. Without one, the planned day shows, with how near it is when that matters. */
export function FirmaMarca({ carpeta }: { carpeta: Firma }) {
  const { fechaFirmaPrevista, fechaFirma, estado } = carpeta;
  const fecha = fechaFirma ?? fechaFirmaPrevista;
  if (!fecha) return <Text tone="faint">Sin fecha</Text>;
  const proximidad = proximidadFirma(fecha, estado);
  return (
    <span className={styles.fecha}>
      <time dateTime={fecha}>{formatFecha(fecha)}</time>
      {proximidad && (
        <Text size="xs" weight="medium" tone="warning" className={styles.proximidad} data-tipo={proximidad.tipo}>
          {proximidad.texto}
        </Text>
      )}
    </span>
  );
}

/** A moment relative to now. The tooltip has the exact time. */
export function Momento({ en }: { en: string }) {
  return (
    <time dateTime={en} title={formatFechaHora(en)}>
      {formatRelativo(en)}
    </time>
  );
}

/** A mark that says that not everybody of the cuenta sees the carpeta. */
export function ReservadaMarca() {
  return (
    <span className={styles.candado} role="img" aria-label="Reservada" title="Reservada">
      <Lock size={14} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}

/** A mark that says that the carpeta is proposed for the signature. */
export function PropuestaMarca() {
  return (
    <span className={styles.propuesta}>
      <FileCheck size={14} strokeWidth={2} aria-hidden="true" />
      Propuesta
    </span>
  );
}

/** The etiquetas, at most `max` of them. */
export function Etiquetas({ etiquetas, max = etiquetas.length }: { etiquetas: string[]; max?: number }) {
  const hidden = etiquetas.slice(max);
  return (
    <>
      {etiquetas.slice(0, max).map((etiqueta) => (
        <span key={etiqueta} className={styles.etiqueta}>
          {etiqueta}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={styles.etiqueta} title={hidden.join(', ')} data-more>
          +{hidden.length}
        </span>
      )}
    </>
  );
}
