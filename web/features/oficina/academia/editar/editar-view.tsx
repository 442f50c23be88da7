import { Eye, FileSymlink, Trash2 } from 'lucide-react';
import type { ApiDispatch } from '../../../../api/empty-api';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { saveFields } from '../../../../collection/save-fields';
import { Button, LinkButton } from '../../../../components/button';
import { Card, Row, Stack, Text } from '../../../../components/layout/layout';
import { PageHeader } from '../../../../components/page-header';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { StatusChip } from '../../../../components/status-chip';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { Input, TextArea } from '../../../../components/ui/input';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { Select } from '../../../../components/ui/select';
import { uuid } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { useApp } from '../../../../store/hooks';
import { ElegirArchivoDialog, type EnlaceDeArchivo } from '../../archivos/public/elegir-archivo-dialog';
import type { CursoConPasos, PasoPropio } from '../academia-api';
import { laAcademia } from '../camino';
import { useCategorias } from '../categorias';
import { cursos, selectCurso } from '../cursos';
import styles from './editar-view.module.css';
import { PasoImagen } from './paso-imagen';
import { PasosOrden } from './pasos-orden';
import { useAcciones } from './use-actions';

/** How the text of a step links to archivos of the drive. */
const enlaceDeArchivo = {
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

const maxMinutos = 600;

/** The step that is edited; null for the title and the description of the course. */
const vistaSchema = { paso: uuid() };

/** The editor of a course: its steps in their order, and beside them the open step or the course itself. */
export function EditarView({ curso }: { curso: CursoConPasos }) {
  const [{ paso: open }, change] = useUrlState(vistaSchema);
  const acciones = useAcciones(curso, (paso) => change({ paso }, { replace: true }));
  const { id, title, published, steps } = curso;
  const paso = (steps as PasoPropio[]).find((each) => each.id === open);

  return (
    <>
      <PageHeader
        camino={[laAcademia]}
        title={title}
        subtitle={
          <Row as="span" inline align="center" wrap gap={2}>
            <StatusChip label={published ? 'Publicado' : 'Borrador'} tone={published ? 'success' : 'warning'} />
            {published ? 'Lo ve todo el equipo.' : 'Lo ven quienes escriben cursos.'}
          </Row>
        }
        actions={
          <>
            <LinkButton
              variant="outlined"
              to={`/apps/academy/${id}${paso ? `?paso=${paso.order + 1}` : ''}`}
              startIcon={<Eye size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Ver
            </LinkButton>
            <Button variant={published ? 'outlined' : 'contained'} onClick={() => void acciones.publicar(!published)}>
              {published ? 'Volver a borrador' : 'Publicar'}
            </Button>
            <ActionsMenu label="Más acciones">
              <MenuItem Icon={Trash2} isDanger onClick={acciones.eliminarCurso}>
                Eliminar curso
              </MenuItem>
            </ActionsMenu>
          </>
        }
      />
      <Stack bounded align="start" gap={5} className={styles.frame}>
        <PasosOrden
          curso={curso}
          openId={paso?.id ?? null}
          onOpen={(next) => change({ paso: next })}
          acciones={acciones}
        />
        <Card>
          {paso ? (
            <PasoEditor key={paso.id} cursoId={id} paso={paso} onRemove={() => void acciones.eliminarPaso(paso)} />
          ) : (
            <CursoCampos curso={curso} />
          )}
        </Card>
      </Stack>
    </>
  );
}

/** The fields for the title and the description of a course. */
function CursoCampos({ curso }: { curso: CursoConPasos }) {
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
    <Stack as="section" gap={4} pad={5} className={styles.form} aria-label="Datos del curso">
      <Row as="header" gap={2} align="center" justify="between" wrap minHeight={32}>
        <Text as="h2" margin={0} size="lg" weight="strong">
          Datos del curso
        </Text>
        <AutosaveStatus autosave={autosave} />
      </Row>
      <Input label="Título" required maxLength={150} {...title} />
      <TextArea
        label="Descripción"
        help="Una o dos frases: para quién es y qué se aprende."
        minRows={3}
        maxLength={500}
        {...description}
      />
      <Stack bounded gap={4} className={styles.pair}>
        <Select
          label="Categoría"
          value={fields.category}
          onChange={(category) => change({ category: String(category) })}
          options={categorias.map(({ slug, title: name }) => ({ value: slug, label: name }))}
        />
        <Input label="Duración" end="minutos" inputMode="numeric" maxLength={3} {...duration} />
      </Stack>
    </Stack>
  );
}

interface PasoEditorProps {
  cursoId: string;
  paso: PasoPropio;
  onRemove: () => void;
}

/** The fields of a step, which are saved while the person types. */
function PasoEditor({ cursoId, paso, onRemove }: PasoEditorProps) {
  const { autosave, fields } = useEditarPaso(cursoId, paso);
  const { change } = autosave;
  const title = useTypedText(fields.title, (text) => text.trim() && change({ title: text.trim() }));
  const subtitle = useTypedText(fields.subtitle, (text) => change({ subtitle: text.trim() }));
  return (
    <Stack as="section" gap={4} pad={5} className={styles.form} aria-label={`Paso ${paso.order + 1}`}>
      <Row as="header" gap={2} align="center" justify="between" wrap minHeight={32}>
        <Text as="h2" margin={0} size="lg" weight="strong">
          Paso {paso.order + 1}
        </Text>
        <AutosaveStatus autosave={autosave} />
      </Row>
      <Input label="Título" required maxLength={150} {...title} />
      <Input label="Subtítulo" maxLength={300} {...subtitle} />
      <Stack gap="6px">
        <Text size="sm" weight="medium" aria-hidden="true">
          Contenido
        </Text>
        <RichTextField
          label="Contenido"
          value={fields.content}
          onChange={(content) => change({ content })}
          linked={enlaceDeArchivo}
        />
      </Stack>
      <PasoImagen paso={paso} imageText={fields.imageText} onChangeText={(imageText) => change({ imageText })} />
      <Row as="footer" line="top" justify="end" padTop={3}>
        <Button
          color="danger"
          startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRemove}
        >
          Eliminar paso
        </Button>
      </Row>
    </Stack>
  );
}

type CamposCurso = Pick<CursoConPasos, 'title' | 'description' | 'category' | 'duration'>;

type CamposPaso = Pick<PasoPropio, 'title' | 'subtitle' | 'content' | 'imageText'>;

/** Edits the fields of a course, and saves them automatically. */
function useEditarCurso(curso: CursoConPasos) {
  const { id } = curso;
  const { store } = useApp();
  const dispatch: ApiDispatch = store.dispatch;
  const autosave = useAutosave<CamposCurso>({
    kind: 'curso',
    id,
    stored: curso,
    save: (cambiosCursoDto, isOvertaken) =>
      saveFields({
        settled: () => cursos.settled(id),
        read: () => selectCurso(store.getState(), id),
        isOvertaken,
        send: (ifMatch) => dispatch(cursos.send('cursosUpdate', { id, 'If-Match': ifMatch, cambiosCursoDto })),
        refetch: () => dispatch(cursos.refetch(id)),
      }),
  });
  return { autosave, fields: { ...curso, ...autosave.draft } };
}

/** Edits a step, and saves it automatically. */
function useEditarPaso(cursoId: string, paso: PasoPropio) {
  const { id } = paso;
  const { store } = useApp();
  const dispatch: ApiDispatch = store.dispatch;
  const autosave = useAutosave<CamposPaso>({
    kind: 'cursoPaso',
    id,
    stored: paso,
    save: (cambiosPasoDto, isOvertaken) =>
      saveFields({
        settled: () => cursos.settled(id),
        read: () => selectCurso(store.getState(), cursoId)?.steps.find((each) => each.id === id),
        isOvertaken,
        send: (ifMatch) => dispatch(cursos.send('pasosUpdate', { id, 'If-Match': ifMatch, cambiosPasoDto })),
        refetch: () => dispatch(cursos.refetch(cursoId)),
      }),
  });
  return { autosave, fields: { ...paso, ...autosave.draft } };
}
