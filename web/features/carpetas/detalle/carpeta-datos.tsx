import type { ReactNode } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { formatFecha } from '../../../lib/fechas';
import { formatMonto } from '../../../lib/numeros';
import { usePais, usePalabras } from '../../../session/use-pais';
import { Etiquetas, FirmaMarca, Momento, PersonaMarca, PrioridadMarca } from '../marcas';
import { Vinculadas } from '../vinculos/vinculadas';
import styles from './carpeta-header.module.css';
import { quienCambio } from './en-vivo';
import { useEnVivo } from './use-en-vivo';

/** The fields of a carpeta; those that somebody else has just changed are marked. */
export function CarpetaDatos({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { responsable, escribano, prioridad, monto, moneda, ubicacionFisica, etiquetas, vinculos, permisos } = carpeta;
  const pais = usePais();
  const palabras = usePalabras();
  const { cambios } = useEnVivo();
  const cambio = (...campos: string[]) => quienCambio(cambios, ...campos);
  return (
    <dl className={styles.datos}>
      <Dato label="Responsable" cambio={cambio('responsableId')}>
        <PersonaMarca persona={responsable} />
      </Dato>
      <Dato label={palabras.escribano} cambio={cambio('escribanoId')}>
        {escribano && <PersonaMarca persona={escribano} />}
      </Dato>
      <Dato label={carpeta.fechaFirma ? 'Fecha de la firma' : 'Firma prevista'} cambio={cambio('fechaFirmaPrevista')}>
        <FirmaMarca carpeta={carpeta} />
      </Dato>
      <Dato label="Prioridad" cambio={cambio('prioridad')}>
        <PrioridadMarca prioridad={prioridad} />
      </Dato>
      <Dato label="Monto" cambio={cambio('monto', 'moneda')}>
        {monto && <span className={styles.monto}>{moneda ? formatMonto(monto, moneda, pais) : monto}</span>}
      </Dato>
      <Dato label="Ubicación física" cambio={cambio('ubicacionFisica')}>
        {ubicacionFisica}
      </Dato>
      <Dato label="Etiquetas" cambio={cambio('etiquetas')}>
        {etiquetas.length > 0 && <Etiquetas etiquetas={etiquetas} />}
      </Dato>
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

interface DatoProps {
  label: string;
  /** Who changed it. */
  cambio?: string;
  isWide?: boolean;
  children: ReactNode;
}

function Dato({ label, cambio, isWide, children }: DatoProps) {
  return (
    <div className={styles.dato} data-empty={!children && !cambio} data-wide={isWide}>
      <dt title={cambio}>
        <span>{label}</span>
        {cambio && <span className={styles.cambio}>· {cambio}</span>}
      </dt>
      <dd>{children || <span className={styles.vacio}>Sin indicar</span>}</dd>
    </div>
  );
}
