import { FileSymlink, Trash2 } from 'lucide-react';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { Button } from '../../../../components/button';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { Input } from '../../../../components/ui/input';
import { ElegirArchivoDialog, type EnlaceDeArchivo } from '../../archivos/publico/elegir-archivo-dialog';
import type { PasoPropio } from '../academia-api';
import styles from './editar-view.module.css';
import { PasoImagen } from './paso-imagen';
import { useEditarPaso } from './use-editar';

interface PasoEditorProps {
  cursoId: string;
  paso: PasoPropio;
  onRemove: () => void;
}

/** A step links to archivos of the drive. */
const archivo = {
  label: 'Enlazar un archivo',
  Icon: FileSymlink,
  Dialog: ({ onChoose, onClose }: { onChoose: (enlace: EnlaceDeArchivo) => void; onClose: () => void }) => (
    <ElegirArchivoDialog
      title="Enlazar un archivo"
      lectores="quien tome el curso"
      onElegir={onChoose}
      onClose={onClose}
    />
  ),
};

/** One step of a course, edited in place. */
export function PasoEditor({ cursoId, paso, onRemove }: PasoEditorProps) {
  const { autosave, fields } = useEditarPaso(cursoId, paso);
  const { change } = autosave;
  const title = useTypedText(fields.title, (text) => text.trim() && change({ title: text.trim() }));
  const subtitle = useTypedText(fields.subtitle, (text) => change({ subtitle: text.trim() }));
  return (
    <section className={styles.form} aria-label={`Paso ${paso.order + 1}`}>
      <header className={styles.formHead}>
        <h2 className={styles.formTitle}>Paso {paso.order + 1}</h2>
        <AutosaveStatus autosave={autosave} />
      </header>
      <Input label="Título" required maxLength={150} {...title} />
      <Input label="Subtítulo" maxLength={300} {...subtitle} />
      <div className={styles.text}>
        <span className={styles.legend} aria-hidden="true">
          Contenido
        </span>
        <RichTextField
          label="Contenido"
          value={fields.content}
          onChange={(content) => change({ content })}
          linked={archivo}
        />
      </div>
      <PasoImagen paso={paso} imageText={fields.imageText} onChangeText={(imageText) => change({ imageText })} />
      <footer className={styles.formFoot}>
        <Button
          color="danger"
          startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRemove}
        >
          Eliminar paso
        </Button>
      </footer>
    </section>
  );
}
