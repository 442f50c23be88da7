import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { Input, TextArea } from '../../../../components/ui/input';
import { Select } from '../../../../components/ui/select';
import type { CursoConPasos } from '../academia-api';
import { useCategorias } from '../categorias';
import styles from './editar-view.module.css';
import { useEditarCurso } from './use-editar';

const maxMinutos = 600;

/** What a course is called and about. */
export function CursoCampos({ curso }: { curso: CursoConPasos }) {
  const { autosave, fields } = useEditarCurso(curso);
  const { categorias } = useCategorias();
  const { change } = autosave;
  const title = useTypedText(fields.title, (text) => text.trim() && change({ title: text.trim() }));
  const description = useTypedText(fields.description, (text) => change({ description: text.trim() }));
  const duration = useTypedText(String(fields.duration), (text) => {
    const minutes = Number(text);
    if (Number.isInteger(minutes) && minutes >= 1 && minutes <= maxMinutos) change({ duration: minutes });
  });
  return (
    <section className={styles.form} aria-label="Datos del curso">
      <header className={styles.formHead}>
        <h2 className={styles.formTitle}>Datos del curso</h2>
        <AutosaveStatus autosave={autosave} />
      </header>
      <Input label="Título" required maxLength={150} {...title} />
      <TextArea
        label="Descripción"
        help="Una o dos frases: para quién es y qué se aprende."
        minRows={3}
        maxLength={500}
        {...description}
      />
      <div className={styles.pair}>
        <Select
          label="Categoría"
          value={fields.category}
          onChange={(category) => change({ category: String(category) })}
          options={categorias.map(({ slug, title: name }) => ({ value: slug, label: name }))}
        />
        <Input label="Duración" end="minutos" inputMode="numeric" maxLength={3} {...duration} />
      </div>
    </section>
  );
}
