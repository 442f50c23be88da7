import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { HintButton } from '../../../components/hint-button';
import { useMedia } from '../../../lib/use-media';
import { selectRolId } from '../../../session/session-selectors';
import { canEditContactos } from '../permisos';
import { useCloseToList } from '../use-close-to-list';
import { ElegirArchivo } from './elegir-archivo';
import styles from './importar.module.css';
import { Resultado } from './resultado';
import { useImportar } from './use-importar';

/** Brings an address book in from a file, and tells what came of it. */
export function ImportarDialog() {
  const close = useCloseToList();
  const { search } = useLocation();
  const isNarrow = useMedia('(max-width: 599.98px)');
  const { estado, importar } = useImportar();
  if (!canEditContactos(useAppSelector(selectRolId))) return <Navigate replace to={`/apps/contacts${search}`} />;

  return (
    <Dialog
      open
      onClose={estado.paso === 'enviar' ? undefined : close}
      fullScreen={isNarrow}
      aria-labelledby="importar"
      slotProps={{ paper: { className: styles.paper } }}
    >
      <header className={styles.header}>
        <h2 id="importar" className={styles.title}>
          Importar contactos
        </h2>
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </header>
      {estado.paso === 'elegir' && (
        <ElegirArchivo problema={estado.problema} onChoose={(file) => void importar(file)} onClose={close} />
      )}
      {estado.paso === 'enviar' && <Enviando progreso={estado.progreso} />}
      {estado.paso === 'listo' && <Resultado importacion={estado.importacion} onClose={close} />}
    </Dialog>
  );
}

function Enviando({ progreso }: { progreso: number }) {
  const isSent = progreso >= 1;
  return (
    <div className={styles.body} role="status">
      <p>{isSent ? 'Leyendo los contactos…' : 'Enviando el archivo…'}</p>
      <progress className={styles.progress} max={1} value={isSent ? undefined : progreso} aria-label="Avance" />
    </div>
  );
}
