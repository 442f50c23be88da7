import { Link } from 'react-router-dom';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { Elegir } from '../../../../components/seleccion/elegir';
import { EstadoChip } from '../estado-chip';
import { Etiquetas, FirmaMarca, PersonaMarca, PrioridadMarca, PropuestaMarca, ReservadaMarca } from '../marcas';
import { CaratulaTexto } from './caratula-texto';
import styles from './carpeta-card.module.css';
import { Coincidencia } from './coincidencia';
import { nombreDe } from './nombre';

/** A carpeta of the list on a phone. */
export function CarpetaCard({ carpeta, canChoose }: { carpeta: CarpetaResumenDto; canChoose: boolean }) {
  const { id, codigo, caratula, tipoActo, estado, prioridad, reservada, etiquetas } = carpeta;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        {canChoose && <Elegir id={id} nombre={nombreDe(carpeta)} />}
        <span className={styles.codigo}>{codigo ?? 'Sin número'}</span>
        {reservada && <ReservadaMarca />}
        <EstadoChip estado={estado} />
      </div>
      <Link className={styles.link} to={`/carpetas/${id}`}>
        <CaratulaTexto caratula={caratula} />
      </Link>
      <Coincidencia coincidencia={carpeta.coincidencia} />
      <div className={styles.acto}>
        <span>{tipoActo.nombre}</span>
        {carpeta.propuestaEn && <PropuestaMarca />}
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
