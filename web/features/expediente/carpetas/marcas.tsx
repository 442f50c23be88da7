import { FileCheck, Lock } from 'lucide-react';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { Cut, Row, Text } from '../../../components/layout/layout';
import { MiembroAvatar } from '../../../components/miembro-avatar';
import { formatFecha, formatFechaHora, formatRelativo } from '../../../lib/fechas';
import { proximidadFirma } from './firma';
import styles from './marcas.module.css';
import { type Prioridad, prioridades } from './prioridades';

/** A priority with its icon and its name. */
export function PrioridadMarca({ prioridad }: { prioridad: Prioridad }) {
  const { nombre, Icon } = prioridades[prioridad];
  return (
    <Row
      as="span"
      inline
      align="center"
      gap={1}
      tone="soft"
      nowrap
      className={styles.prioridad}
      data-prioridad={prioridad}
    >
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      {nombre}
    </Row>
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
    <Text numeric nowrap className={styles.fecha}>
      <time dateTime={fecha}>{formatFecha(fecha)}</time>
      {proximidad && (
        <Text size="xs" weight="medium" tone="warning" className={styles.proximidad} data-tipo={proximidad.tipo}>
          {proximidad.texto}
        </Text>
      )}
    </Text>
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
    <Text fixed tone="soft" role="img" aria-label="Reservada" title="Reservada">
      <Lock size={14} strokeWidth={2} aria-hidden="true" />
    </Text>
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
        <Cut
          key={etiqueta}
          bordered
          fill="surface"
          round="sm"
          size="xs"
          tone="soft"
          centered
          className={styles.etiqueta}
        >
          {etiqueta}
        </Cut>
      ))}
      {hidden.length > 0 && (
        <Cut
          bordered
          fill="surface"
          round="sm"
          size="xs"
          tone="soft"
          centered
          className={styles.etiqueta}
          title={hidden.join(', ')}
          data-more
        >
          +{hidden.length}
        </Cut>
      )}
    </>
  );
}
