import { GraduationCap, Plus, SearchX, Users } from 'lucide-react';
import { Button, LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { SearchField } from '../../../../components/search-field';
import { Select } from '../../../../components/ui/select';
import { Switch } from '../../../../components/ui/switch';
import { usePermiso } from '../../../../session/use-permiso';
import { useCategorias } from '../categorias';
import { plural } from '../palabras';
import styles from './academia-page.module.css';
import { AcademiaSkeleton } from './academia-skeleton';
import { CursoCard } from './curso-card';
import { useAcademia } from './use-academia';
import { useNuevoCurso } from './use-nuevo-curso';

/** The courses of the product and of the cuenta. */
export function AcademiaPage() {
  const { busqueda, change, total, completed, cursos, error, retry } = useAcademia();
  const { categorias } = useCategorias();
  const seesTeam = usePermiso('academia.equipo');
  const writes = usePermiso('academia.editar');
  const { crear, isCreating } = useNuevoCurso();
  const showAll = () => change({ categoria: null, buscar: '', pendientes: false });

  return (
    <>
      <header className={styles.hero}>
        <p className={styles.eyebrow}>Academia</p>
        <h1 className={styles.title}>¿Qué quiere aprender hoy?</h1>
        <p className={styles.lead}>
          Cursos cortos para conocer la aplicación y los procedimientos de la oficina. Siga donde los dejó, desde
          cualquier dispositivo.
        </p>
        <p className={styles.count} aria-live="polite">
          {total === undefined
            ? '\u00a0'
            : `${plural(total, 'curso', 'cursos')} · ${plural(completed, 'terminado', 'terminados')}`}
        </p>
        <div className={styles.actions}>
          {seesTeam && (
            <LinkButton
              className={styles.team}
              to="/apps/academy/equipo"
              startIcon={<Users size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Equipo
            </LinkButton>
          )}
          {writes && (
            <Button
              variant="contained"
              loading={isCreating}
              onClick={() => void crear()}
              startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            >
              Escribir un curso
            </Button>
          )}
        </div>
      </header>
      <LimiteDeRol permiso="academia.editar" que="escribir cursos" quienes="firmantes" />
      <search className={styles.filters}>
        <div className={styles.category}>
          <Select
            aria-label="Categoría"
            value={busqueda.categoria ?? ''}
            onChange={(slug) => change({ categoria: String(slug) || null })}
            options={[
              { value: '', label: 'Todas las categorías' },
              ...categorias.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
          />
        </div>
        <SearchField
          label="Buscar cursos"
          placeholder="Título, descripción o categoría"
          value={busqueda.buscar}
          onSearch={(buscar) => change({ buscar }, { replace: true })}
        />
        <div className={styles.pending}>
          <Switch
            label="Ocultar los terminados"
            checked={busqueda.pendientes}
            onChange={(pendientes) => change({ pendientes }, { replace: true })}
          />
        </div>
      </search>
      {!cursos && (error ? <ErrorState error={error} onRetry={retry} /> : <AcademiaSkeleton />)}
      {cursos?.length === 0 && (
        <EmptyState
          Icon={busqueda.pendientes && !busqueda.buscar ? GraduationCap : SearchX}
          title="Ningún curso coincide"
          text={
            busqueda.pendientes
              ? 'Quizá ya los terminó todos. Muéstrelos para repasarlos.'
              : 'Pruebe con otras palabras o con otra categoría.'
          }
          action={
            <Button variant="outlined" onClick={showAll}>
              Ver todos los cursos
            </Button>
          }
        />
      )}
      {cursos && cursos.length > 0 && (
        <ul className={styles.grid} aria-label="Cursos">
          {cursos.map((curso) => (
            <CursoCard key={curso.id} curso={curso} />
          ))}
        </ul>
      )}
    </>
  );
}
