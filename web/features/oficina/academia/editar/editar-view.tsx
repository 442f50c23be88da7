import { ArrowLeft, Eye, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button';
import { PageHeader } from '../../../../components/page-header';
import { StatusChip } from '../../../../components/status-chip';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { uuid } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import type { CursoConPasos, PasoPropio } from '../academia-api';
import { CursoCampos } from './curso-campos';
import styles from './editar-view.module.css';
import { PasoEditor } from './paso-editor';
import { PasosOrden } from './pasos-orden';
import { useAcciones } from './use-acciones';

/** The step that is edited; null for what the course is called and about. */
const vistaSchema = { paso: uuid() };

/** A course while it is written: its steps in their order, and one of them or the course itself beside. */
export function EditarView({ curso }: { curso: CursoConPasos }) {
  const [{ paso: open }, change] = useUrlState(vistaSchema);
  const acciones = useAcciones(curso, (paso) => change({ paso }, { replace: true }));
  const { id, title, published, steps } = curso;
  const paso = (steps as PasoPropio[]).find((each) => each.id === open);

  return (
    <>
      <PageHeader
        eyebrow={
          <Link className={styles.back} to="/apps/academy">
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Todos los cursos
          </Link>
        }
        title={title}
        subtitle={
          <span className={styles.state}>
            <StatusChip label={published ? 'Publicado' : 'Borrador'} tone={published ? 'success' : 'warning'} />
            {published ? 'Lo ve todo el equipo.' : 'Lo ven quienes escriben cursos.'}
          </span>
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
      <div className={styles.frame}>
        <PasosOrden
          curso={curso}
          openId={paso?.id ?? null}
          onOpen={(next) => change({ paso: next })}
          acciones={acciones}
        />
        <div className={styles.panel}>
          {paso ? (
            <PasoEditor key={paso.id} cursoId={id} paso={paso} onRemove={() => void acciones.eliminarPaso(paso)} />
          ) : (
            <CursoCampos curso={curso} />
          )}
        </div>
      </div>
    </>
  );
}
