import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { Row, Stack } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { useToast } from '../../../components/toast-actions';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { named } from '../../../lib/named';
import { newId } from '../../../lib/new-id';
import { usePermiso } from '../../../session/use-permiso';
import { ActoFields } from './acto-fields';
import { type ActoValues, actoSchema, sinActo, toCopia, toDto } from './acto-values';
import styles from './actos.module.css';
import { useTiposActoCreateMutation, useTiposActoGetQuery } from './actos-api';
import { losActos } from './camino';

/** A new acto, empty or as a copy of another. */
export function NuevoActoPage() {
  const [query] = useSearchParams();
  const copiar = query.get('copiar') ?? '';
  const canEdit = usePermiso('actos.editar');
  const { currentData, error, refetch } = useTiposActoGetQuery({ id: copiar }, { skip: !copiar || !canEdit });
  if (!canEdit) return <Navigate to="/actos" replace />;
  if (!copiar) return <NuevoForm key="nuevo" values={sinActo} />;
  if (currentData) return <NuevoForm key={copiar} values={toCopia(currentData)} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={8} />;
}

function NuevoForm({ values }: { values: ActoValues }) {
  const [id] = useState(newId);
  const form = useForm<ActoValues>({ resolver: valibotResolver(actoSchema), defaultValues: values });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);
  const [create] = useTiposActoCreateMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const save = form.handleSubmit(async (written) => {
    try {
      const saved = await create({ crearActoDto: { id, ...toDto(written) } }).unwrap();
      release();
      toast(`${named('Acto', saved.nombre)} agregado`);
      void navigate(`/actos/${saved.id}`, { replace: true });
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <>
      <PageHeader title="Nuevo acto" camino={[losActos]} />
      <Stack as="form" gap={5} className={styles.form} onSubmit={save} noValidate aria-label="Nuevo acto">
        <ActoFields form={form} />
        <FormProblem errors={errors} />
        <Row wrap gap={2}>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Crear acto
          </Button>
          <Button variant="outlined" onClick={() => void navigate('/actos')}>
            Cancelar
          </Button>
        </Row>
      </Stack>
    </>
  );
}
