import { GraduationCap, Plus, SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box, Card, Row, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageTitle } from '../../../../components/page-title';
import { SearchField } from '../../../../components/search-field';
import { Select } from '../../../../components/ui/select';
import { Switch } from '../../../../components/ui/switch';
import { useAttempt } from '../../../../components/use-attempt';
import { newId } from '../../../../lib/new-id';
import { contar } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { useCursosCreateMutation } from '../academia-api';
import { useCategorias } from '../categorias';
import styles from './academia-page.module.css';
import { CursoCard } from './curso-card';
import card from './curso-card.module.css';
import { useAcademia } from './use-academia';

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
      <PageTitle>Academia</PageTitle>
      <header className={styles.hero}>
        <Text as="p" margin={0} size="3xl" weight="strong" leading="tight" className={styles.title}>
          ¿Qué quiere aprender hoy?
        </Text>
        <Text as="p" size="lg" className={styles.lead}>
          Cursos cortos para conocer la aplicación y los procedimientos de la oficina. Siga donde los dejó, desde
          cualquier dispositivo.
        </Text>
        <Text as="p" margin={0} size="sm" aria-live="polite">
          {total === undefined
            ? '\u00a0'
            : `${contar(total, 'curso', 'cursos')} · ${contar(completed, 'terminado', 'terminados')}`}
        </Text>
        <Row wrap gap={2} marginTop={3} className={styles.actions}>
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
        </Row>
      </header>
      <LimiteDeRol permiso="academia.editar" que="escribir cursos" quienes="firmantes" />
      <Row as="search" align="center" wrap gap={[3, 4]} marginBottom={5}>
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
        <Box marginLeft="auto" className={styles.pending}>
          <Switch
            label="Ocultar los terminados"
            checked={busqueda.pendientes}
            onChange={(pendientes) => change({ pendientes }, { replace: true })}
          />
        </Box>
      </Row>
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

function AcademiaSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Card key={key} pad={5} className={card.skeleton}>
          <LoadingSkeleton rows={3} rowHeight={36} />
        </Card>
      ))}
    </div>
  );
}

/**
 * Creates a course of the cuenta, and opens its editor. All attempts send the same id, so only one course is created.
 */
function useNuevoCurso() {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [id] = useState(newId);
  const [create, { isLoading }] = useCursosCreateMutation();
  const crear = () =>
    attempt(async () => {
      await create({ nuevoCursoDto: { id, title: 'Curso sin título' } }).unwrap();
      await navigate(`/apps/academy/${id}/editar`);
    });
  return { crear, isCreating: isLoading };
}
