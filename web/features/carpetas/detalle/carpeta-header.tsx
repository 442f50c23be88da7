import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { selectCuentaId } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { AccesosButton } from '../accesos/accesos-button';
import { DuplicarButton } from '../duplicar/duplicar-buttons';
import { EstadoChip } from '../estado-chip';
import { listAddress } from '../list-address';
import { ReservadaMarca } from '../marcas';
import { CaratulaTitle } from './caratula-title';
import { CarpetaDatos } from './carpeta-datos';
import styles from './carpeta-header.module.css';
import { EditarButton } from './editar-button';
import { EliminarButton } from './eliminar-button';
import { EstadoAviso } from './estado-aviso';
import { MoverButton } from './mover-button';
import { Presentes } from './presentes';
import { useShownCarpeta } from './use-en-vivo';

/** The header of a carpeta: its title, estado, actions and fields. */
export function CarpetaHeader({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const cuentaId = useAppSelector(selectCuentaId);
  useShownCarpeta(carpeta.id);
  const { codigo, tipoActo, estado, reservada, permisos, eliminadaEn } = carpeta;
  return (
    <header className={styles.header}>
      <div className={styles.first}>
        <Link className={styles.back} to={listAddress(cuentaId)}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Carpetas
        </Link>
        <Presentes />
      </div>
      <div className={styles.top}>
        <div className={styles.text}>
          <div className={styles.eyebrow}>
            <span className={styles.codigo}>{codigo ?? 'Sin número'}</span>
            <span>{tipoActo.nombre}</span>
            {reservada && <ReservadaMarca />}
            <EstadoChip estado={estado} />
          </div>
          <CaratulaTitle carpeta={carpeta} />
        </div>
        <div className={styles.actions}>
          {permisos.eliminar && !eliminadaEn && <EliminarButton carpeta={carpeta} />}
          <AccesosButton carpeta={carpeta} />
          <DuplicarButton carpeta={carpeta} />
          <EditarButton carpeta={carpeta} />
          <MoverButton carpeta={carpeta} />
        </div>
      </div>
      <EstadoAviso carpeta={carpeta} />
      <CarpetaDatos carpeta={carpeta} />
    </header>
  );
}
