import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CircleCheckBig, EllipsisVertical, Link2, RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { HintButton } from '../../../components/hint-button';
import { useToast } from '../../../components/toast-actions';
import type { Tarea } from '../tareas-api';
import type { CambioTarea } from '../tareas-writes';
import { useAcciones } from '../use-acciones';
import type { TareasPagina } from '../use-tareas-pagina';
import styles from './encabezado.module.css';

interface EncabezadoProps {
  tarea: Tarea;
  pagina: TareasPagina;
  onChange: (change: CambioTarea) => void;
  onOpen: (id: string | undefined) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is done with the tarea as a whole. */
export function Encabezado({ tarea, pagina, onChange, onOpen }: EncabezadoProps) {
  const { type, completed } = tarea;
  const { canEdit, visibles } = pagina;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { eliminar } = useAcciones();
  const copyLink = useCopyLink();
  const close = () => setAnchor(null);

  const remove = async () => {
    close();
    const at = visibles.findIndex(({ id }) => id === tarea.id);
    const neighbour = at < 0 ? undefined : (visibles[at + 1] ?? visibles[at - 1]);
    // At once: the one that goes is not shown as gone.
    onOpen(neighbour?.id);
    if (!(await eliminar(tarea))) onOpen(tarea.id);
  };

  return (
    <header className={styles.header}>
      {type === 'section' && <h2 className={styles.tipo}>Sección</h2>}
      {type === 'task' && canEdit && (
        <Button
          variant="outlined"
          size="small"
          data-done={completed}
          className={styles.complete}
          startIcon={completed ? <RotateCcw {...icon} /> : <CircleCheckBig {...icon} />}
          onClick={() => onChange({ completed: !completed })}
        >
          {completed ? 'Volver a abrir' : 'Completar'}
        </Button>
      )}
      {type === 'task' && (completed || !canEdit) && (
        <span className={styles.estado}>{completed ? 'Completada' : 'Pendiente'}</span>
      )}
      <span className={styles.space} />
      <HintButton
        label="Más acciones"
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <HintButton label="Cerrar" hintAlign="end" onClick={() => onOpen(undefined)}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={() => void copyLink(close)}>
          <Link2 {...icon} />
          Copiar enlace
        </MenuItem>
        {canEdit && (
          <MenuItem sx={{ color: 'error.main' }} onClick={() => void remove()}>
            <Trash2 {...icon} />
            {type === 'section' ? 'Eliminar sección' : 'Eliminar tarea'}
          </MenuItem>
        )}
      </Menu>
    </header>
  );
}

/** Without its search: who gets the link sees the tarea among all. */
function useCopyLink() {
  const toast = useToast();
  return async (done: () => void) => {
    done();
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
      toast('Enlace copiado');
    } catch {
      toast('No se pudo copiar: cópielo de la barra de direcciones', { severity: 'error' });
    }
  };
}
