import type { ReactNode } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { formatFecha } from '../../../lib/fechas';
import { formatMonto } from '../../../lib/numeros';
import { Etiquetas, FirmaMarca, Momento, PersonaMarca, PrioridadMarca } from '../marcas';
import { Vinculadas } from '../vinculos/vinculadas';
import styles from './carpeta-header.module.css';

export function CarpetaDatos({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { responsable, escribano, prioridad, monto, moneda, ubicacionFisica, etiquetas, vinculos, permisos } = carpeta;
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
      {(vinculos.length > 0 || permisos.vincular) && (
        <Dato label="Carpetas vinculadas" isWide>
          <Vinculadas carpeta={carpeta} />
        </Dato>
      )}
    </dl>
  );
}

function Dato({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.dato} data-empty={!children} data-wide={isWide}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.vacio}>Sin indicar</span>}</dd>
    </div>
  );
}
