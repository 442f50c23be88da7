import { ChevronDown, FolderMinus, Forward, Paperclip, Reply } from 'lucide-react';
import { useId, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatWhen } from '../../../../lib/format-when';
import { asuntoDe } from '../asunto';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { hasArchivos } from '../lector/archivos/lista-de-archivos';
import { Tarjeta } from '../lector/tarjeta';
import { nombreDe } from '../personas';
import { useRedactar } from '../redactar/use-redactar';
import { ArchivosDeCarpeta } from './archivos-de-carpeta';
import styles from './correo-tab.module.css';
import { type CorreoArchivado, useCorreosDeCarpetasGetQuery } from './correos-de-carpeta-api';
import { useQuitar } from './use-quitar';

interface CorreoDeCarpetaProps {
  carpeta: CarpetaDetalleDto;
  correo: CorreoArchivado;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A mail of a carpeta in one line, which unfolds the whole mail. */
export function CorreoDeCarpeta({ carpeta, correo }: CorreoDeCarpetaProps) {
  const { de, asunto, extracto, fecha, adjuntos } = correo;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <li className={styles.correo} data-open={isOpen}>
      <button
        type="button"
        className={styles.linea}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CorresponsalAvatar quien={de} size={32} />
        <span className={styles.textos}>
          <span className={styles.de}>{nombreDe(de)}</span>
          <span className={styles.asunto}>
            <strong>{asuntoDe(asunto)}</strong>
            {extracto && ` · ${extracto}`}
          </span>
        </span>
        {adjuntos > 0 && <Paperclip {...icon} size={14} aria-hidden={undefined} role="img" aria-label="Con archivos" />}
        <time className={styles.fecha} dateTime={fecha} title={formatFechaHora(fecha)}>
          {formatWhen(fecha)}
        </time>
        <ChevronDown className={styles.flecha} {...icon} />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Entero carpeta={carpeta} correo={correo} />}
      </div>
    </li>
  );
}

function Entero({ carpeta, correo: { id, archivadoPor, archivadoEn, copiaId } }: CorreoDeCarpetaProps) {
  const { data: correo, error, refetch } = useCorreosDeCarpetasGetQuery({ id: carpeta.id, correoId: id });
  const { responder, reenviar } = useRedactar();
  const quitar = useQuitar(carpeta);
  if (error && !correo) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!correo) return <LoadingSkeleton rows={3} />;
  return (
    <div className={styles.entero}>
      <Tarjeta
        correo={{ ...correo, cco: [], envios: [] }}
        base={`/api/carpetas/${carpeta.id}/correos/${id}`}
        archivos={hasArchivos(correo) && <ArchivosDeCarpeta carpeta={carpeta} correo={correo} />}
        onPlegar={undefined}
      />
      <footer className={styles.pie}>
        <p>
          {archivadoPor ? `Lo archivó ${archivadoPor.nombre}` : 'Quedó archivado por ser de esta carpeta'}
          {', '}
          {formatFechaHora(archivadoEn)}
        </p>
        <div className={styles.acciones}>
          {carpeta.permisos.comentar && (
            <Button startIcon={<FolderMinus {...icon} />} onClick={() => void quitar(correo)}>
              Quitar de la carpeta
            </Button>
          )}
          {copiaId && (
            <>
              <Button variant="outlined" startIcon={<Forward {...icon} />} onClick={() => reenviar(copiaId)}>
                Reenviar
              </Button>
              <Button
                variant="outlined"
                startIcon={<Reply {...icon} />}
                onClick={() => responder(copiaId, correo.para.length + correo.cc.length > 1)}
              >
                {correo.para.length + correo.cc.length > 1 ? 'Responder a todos' : 'Responder'}
              </Button>
            </>
          )}
        </div>
      </footer>
    </div>
  );
}
