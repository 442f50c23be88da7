import { CircleCheckBig, Link2, RotateCcw, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../components/button';
import { DrawerHeader } from '../../../../components/drawer-bars';
import { HintButton } from '../../../../components/hint-button';
import { Box, Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { useClipboard } from '../../../../components/use-copy';
import type { CambioTarea } from '../tareas';
import type { Tarea } from '../tareas-api';
import styles from './tarea-header.module.css';

interface EncabezadoProps {
  tarea: Tarea;
  canEdit: boolean;
  onChange: (change: CambioTarea) => void;
  onRemove: () => void;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The actions on the whole tarea. */
export function Encabezado({ tarea, canEdit, onChange, onRemove, onClose }: EncabezadoProps) {
  const { type, completed } = tarea;
  const header = useFocusIfLost();
  const copyLink = useCopyLink();

  return (
    <DrawerHeader ref={header} pad={[2, 3, 2, 6]} gap={1} minHeight={56} className={styles.header} tabIndex={-1}>
      {type === 'section' && (
        <Text as="h2" margin={0} size="sm" weight="strong" tone="soft">
          Sección
        </Text>
      )}
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
        <Text size="sm" tone="soft">
          {completed ? 'Completada' : 'Pendiente'}
        </Text>
      )}
      <Box as="span" grow />
      <ActionsMenu label="Más acciones">
        <MenuItem Icon={Link2} onClick={copyLink}>
          Copiar enlace
        </MenuItem>
        {canEdit && (
          <MenuItem Icon={Trash2} isDanger onClick={onRemove}>
            {type === 'section' ? 'Eliminar sección' : 'Eliminar tarea'}
          </MenuItem>
        )}
      </ActionsMenu>
      <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </DrawerHeader>
  );
}

/** Takes the focus when no element has it: the tarea with the focus was deleted, and this tarea opened instead. */
function useFocusIfLost() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) header.current?.focus({ preventScroll: true });
  }, []);
  return header;
}

/** Copies the address without its search, so that the link shows the tarea among all. */
function useCopyLink() {
  const toast = useToast();
  const write = useClipboard();
  return async () => {
    if (await write(`${location.origin}${location.pathname}`)) toast('Enlace copiado');
  };
}
