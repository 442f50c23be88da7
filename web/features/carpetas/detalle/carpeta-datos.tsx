import type { ReactNode } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { formatFecha } from '../../../lib/fechas';
import { formatMonto } from '../../../lib/numeros';
import { Etiquetas, FirmaMarca, Momento, PersonaMarca, PrioridadMarca } from '../marcas';
import styles from './carpeta-header.module.css';

export function CarpetaDatos({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { responsable, escribano, prioridad, monto, moneda, ubicacionFisica, etiquetas } = carpeta;
  return (
    <dl className={styles.datos}>
      <Dato label="Responsable">
        <PersonaMarca persona={responsable} />
      </Dato>
      <Dato label="Escribano">{escribano && <PersonaMarca persona={escribano} />}</Dato>
      <Dato label={carpeta.fechaFirma ? 'Fecha de la firma' : 'Firma prevista'}>
        <FirmaMarca carpeta={carpeta} />
      </Dato>
      <Dato label="Prioridad">
        <PrioridadMarca prioridad={prioridad} />
      </Dato>
      <Dato label="Monto">
        {monto && <span className={styles.monto}>{moneda ? formatMonto(monto, moneda) : monto}</span>}
      </Dato>
      <Dato label="Ubicación física">{ubicacionFisica}</Dato>
      <Dato label="Etiquetas">{etiquetas.length > 0 && <Etiquetas etiquetas={etiquetas} />}</Dato>
      <Dato label="Creada">
        <time dateTime={carpeta.creadaEn}>{formatFecha(carpeta.creadaEn)}</time>
      </Dato>
      <Dato label="Actualizada">
        <Momento en={carpeta.actualizadaEn} />
      </Dato>
    </dl>
  );
}

function Dato({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.dato} data-empty={!children}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.vacio}>Sin indicar</span>}</dd>
    </div>
  );
}
