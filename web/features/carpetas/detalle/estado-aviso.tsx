import { Info, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast-actions';
import { formatFecha } from '../../../lib/fechas';
import { estados } from '../publico/estados';
import styles from './estado-aviso.module.css';
import { useCarpetaWrites, useWriteProblem } from './use-carpeta-writes';

/** Says that the carpeta is in the trash, or gives the reason of its estado. */
export function EstadoAviso({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { estado, motivoEstado, eliminadaEn } = carpeta;
  if (eliminadaEn) return <PapeleraAviso carpeta={carpeta} eliminadaEn={eliminadaEn} />;
  if (!motivoEstado) return null;
  return (
    <div className={styles.aviso}>
      <Info size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>{estados[estado].nombre}:</strong> {motivoEstado}
      </p>
    </div>
  );
}

function PapeleraAviso({ carpeta, eliminadaEn }: { carpeta: CarpetaDetalleDto; eliminadaEn: string }) {
  const { restore } = useCarpetaWrites();
  const tellProblem = useWriteProblem();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    try {
      await restore(carpeta);
      toast('Borrador restaurado');
    } catch (error) {
      tellProblem(error, carpeta.id);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className={styles.aviso} data-tone="warning">
      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>Este borrador está en la papelera desde el {formatFecha(eliminadaEn)}.</p>
      {carpeta.permisos.eliminar && (
        <Button variant="outlined" size="small" loading={isSending} onClick={() => void send()}>
          Restaurar
        </Button>
      )}
    </div>
  );
}
