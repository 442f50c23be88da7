import { Archive, ArchiveRestore, ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { DuePill } from '../../../../components/due/due-pill';
import { FileInput } from '../../../../components/file-button';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row } from '../../../../components/layout/layout';
import { tipos } from '../../../../components/pictures/recorte';
import { TagButton } from '../../../../components/tags/tag-button';
import { useCrearEtiqueta } from '../etiquetas/use-crear-etiqueta';
import { isVacia } from '../nota-vacia';
import type { Etiqueta } from '../notas-api';
import styles from './nota-toolbar.module.css';
import type { Imagen } from './use-imagen';
import type { NotaAcciones } from './use-nota-actions';
import type { NotaEditor } from './use-nota-editor';

interface NotaToolbarProps {
  editor: NotaEditor;
  etiquetas: readonly Etiqueta[];
  imagen: Imagen;
  acciones: NotaAcciones;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The reminder, etiquetas and picture of a nota, and the actions on it. */
export function NotaToolbar({ editor, etiquetas, imagen, acciones }: NotaToolbarProps) {
  const { campos, change, autosave } = editor;
  const file = useRef<HTMLInputElement>(null);
  const crear = useCrearEtiqueta();
  const { reminder, labels, archived } = campos;
  /** A new nota without content does not exist yet. */
  const isEmpty = !editor.nota && isVacia(campos);
  return (
    <footer className={styles.toolbar}>
      <Row align="center" wrap gap={1} className={styles.group}>
        <DuePill
          value={reminder}
          withTime
          isDone={reminder !== null && new Date(reminder) < new Date()}
          emptyLabel="Recordarme"
          label="Recordatorio"
          onChange={(next) => change({ reminder: next })}
        />
        <TagButton
          label="Etiquetas de la nota"
          tags={etiquetas}
          selected={labels}
          onToggle={({ id }, isSelected) =>
            change({ labels: isSelected ? [...labels, id] : labels.filter((label) => label !== id) })
          }
          onCreate={crear}
        />
        <HintButton
          label={imagen.image ? 'Cambiar la imagen' : 'Agregar una imagen'}
          aria-disabled={imagen.progreso !== null}
          onClick={() => imagen.progreso === null && file.current?.click()}
        >
          <ImagePlus {...icon} />
        </HintButton>
        <FileInput
          ref={file}
          accept={tipos.join()}
          label="Imagen de la nota"
          onFiles={([chosen]) => chosen && void imagen.put(chosen)}
        />
        <HintButton
          label={archived ? 'Sacar del archivo' : 'Archivar'}
          aria-disabled={isEmpty}
          onClick={() => isEmpty || acciones.toggleArchived()}
        >
          {archived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        </HintButton>
        <HintButton label="Eliminar" onClick={() => void acciones.remove()}>
          <Trash2 {...icon} />
        </HintButton>
      </Row>
      <Box padRight={2} marginLeft="auto" minHeight={20} size="sm" tone="soft">
        {autosave.estado === 'conflicto' ? 'Sin guardar' : <AutosaveStatus autosave={autosave} />}
      </Box>
    </footer>
  );
}
