import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import type { PersonaArchivoDto } from '../../../../api/generated/personas';
import { HintButton } from '../../../../components/hint-button';
import { StatusChip } from '../../../../components/status-chip';
import { formatFecha } from '../../../../lib/fechas';
import lista from '../carpetas-lista.module.css';
import { clasesDeArchivo, vencimientoTexto } from '../publico/vencimiento';
import styles from './archivos.module.css';
import { useArchivoActions } from './use-archivo-actions';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ArchivoRowProps {
  archivo: PersonaArchivoDto;
  onOpen: () => void;
  /** Called when it is about to be opened. */
  onPreload: () => void;
  /** Without it the document is only read. */
  onEdit?: () => void;
}

/** A document kept on a persona: what it is, until when it is valid, and its file. */
export function ArchivoRow({ archivo, onOpen, onPreload, onEdit }: ArchivoRowProps) {
  const { download, remove } = useArchivoActions(archivo);
  const { clase, numero, expedido, vence, nombre } = archivo;
  const urgent = vence && vencimientoTexto(vence);
  const fechas = [expedido && `Expedido el ${formatFecha(expedido)}`, vence && `vence el ${formatFecha(vence)}`];
  return (
    <li className={lista.row}>
      <span className={lista.text}>
        <strong>{[clasesDeArchivo[clase], numero].filter(Boolean).join(' ')}</strong>
        {vence || expedido ? <span className={styles.dates}>{fechas.filter(Boolean).join(', ')}</span> : null}
        <span>{nombre}</span>
        {urgent && <StatusChip label={urgent} tone={urgent === 'Vencido' ? 'danger' : 'warning'} />}
      </span>
      <span className={styles.actions}>
        {archivo.previsualizable && (
          <HintButton
            size="small"
            hintAlign="end"
            label={`Previsualizar ${nombre}`}
            onPointerEnter={onPreload}
            onClick={onOpen}
          >
            <Eye {...icon} />
          </HintButton>
        )}
        <HintButton size="small" hintAlign="end" label={`Descargar ${nombre}`} onClick={() => void download()}>
          <Download {...icon} />
        </HintButton>
        {onEdit && (
          <>
            <HintButton size="small" hintAlign="end" label={`Modificar ${nombre}`} onClick={onEdit}>
              <Pencil {...icon} />
            </HintButton>
            <HintButton size="small" hintAlign="end" label={`Eliminar ${nombre}`} onClick={() => void remove()}>
              <Trash2 {...icon} />
            </HintButton>
          </>
        )}
      </span>
    </li>
  );
}
