import { Link } from 'react-router-dom';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { EstadoChip } from '../estado-chip';
import { Etiquetas, FirmaMarca, PersonaMarca, PrioridadMarca, ReservadaMarca } from '../marcas';
import styles from './carpeta-card.module.css';

/** A carpeta of the list on a phone. */
export function CarpetaCard({ carpeta }: { carpeta: CarpetaResumenDto }) {
  const { id, codigo, caratula, tipoActo, estado, prioridad, reservada, etiquetas } = carpeta;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <span className={styles.codigo}>{codigo ?? 'Borrador'}</span>
        {reservada && <ReservadaMarca />}
        <EstadoChip estado={estado} />
      </div>
      <Link className={styles.link} to={`/carpetas/${id}`}>
        {caratula}
      </Link>
      <div className={styles.acto}>
        <span>{tipoActo.nombre}</span>
        <Etiquetas etiquetas={etiquetas} max={3} />
      </div>
      <div className={styles.bottom}>
        <PersonaMarca persona={carpeta.responsable} />
        {prioridad !== 'normal' && <PrioridadMarca prioridad={prioridad} />}
        {(carpeta.fechaFirma ?? carpeta.fechaFirmaPrevista) && <FirmaMarca carpeta={carpeta} />}
      </div>
    </div>
  );
}
