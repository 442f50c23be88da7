import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ApiDispatch } from '../../../api/empty-api';
import { Button } from '../../../components/button';
import { ConfirmarButton, confirmacionEnTexto } from '../../../components/confirmacion';
import { ErrorState } from '../../../components/error-state';
import { ConflictoAviso } from '../../../components/form/conflicto-notice';
import { FormProblem } from '../../../components/form/form-problem';
import { SaveButton } from '../../../components/form/save-button';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useOvertaken } from '../../../components/form/use-overtaken';
import { Row, Stack, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { StatusChip } from '../../../components/status-chip';
import { useToast } from '../../../components/toast-actions';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { usePermiso } from '../../../session/use-permiso';
import { ActoFields } from './acto-fields';
import { ActoLectura } from './acto-lectura';
import { type ActoValues, actoSchema, toDto, toValues } from './acto-values';
import styles from './actos.module.css';
import { type ActoDetalleDto, actosApi, useTiposActoGetQuery, useTiposActoUpdateMutation } from './actos-api';
import { losActos } from './camino';

/** The page of an acto: its editor, or its fields to read for people who cannot change it. */
export function ActoPage() {
  const { actoId = '' } = useParams();
  const { currentData, error, refetch } = useTiposActoGetQuery({ id: actoId }, { refetchOnMountOrArgChange: true });
  const canEdit = usePermiso('actos.editar');
  if (currentData)
    return canEdit ? <ActoForm key={currentData.id} acto={currentData} /> : <ActoLeido acto={currentData} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={8} />;
}

function Encabezado({ acto, actions }: { acto: ActoDetalleDto; actions?: ReactNode }) {
  return (
    <PageHeader
      title={acto.nombre}
      camino={[losActos]}
      subtitle={
        <Row as="span" wrap gap={2}>
          <Link to={`/actos/${acto.id}/versiones`}>Versión {acto.version}</Link>
          {!acto.activo && <StatusChip label="Desactivado" hasDot={false} />}
          <span>Requisitos: {confirmacionEnTexto(acto.confirmadaEn, acto.confirmadaPor?.nombre, 'los confirmó')}</span>
        </Row>
      }
      actions={actions}
    />
  );
}

function ActoLeido({ acto }: { acto: ActoDetalleDto }) {
  return (
    <>
      <Encabezado acto={acto} />
      <LimiteDeRol permiso="actos.editar" que="cambiar el acto" quienes="firmantes" />
      <ActoLectura acto={acto} />
    </>
  );
}

/** A button to confirm that the requisitos and plazos of the acto were checked against the norms in force. */
function ConfirmarActo({ acto: { id, nombre, version } }: { acto: ActoDetalleDto }) {
  const [update] = useTiposActoUpdateMutation();
  const write = (confirmada: boolean) =>
    update({ id, 'If-Match': `"${version}"`, modificarActoDto: { confirmada } }).unwrap();
  const confirmar = async () => {
    await write(true);
    return () => write(false);
  };
  return <ConfirmarButton nombre={nombre} onConfirm={confirmar} />;
}

function ActoForm({ acto }: { acto: ActoDetalleDto }) {
  const navigate = useNavigate();
  const form = useForm<ActoValues>({ resolver: valibotResolver(actoSchema), defaultValues: toValues(acto) });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { save, hasConflict, reload, overwrite } = useSaveActo(acto, form);
  useUnsavedGuard(isDirty);
  return (
    <>
      <Encabezado
        acto={acto}
        actions={
          <>
            {!acto.confirmadaEn && <ConfirmarActo acto={acto} />}
            <Button variant="outlined" onClick={() => void navigate(`/actos/nuevo?copiar=${acto.id}`)}>
              Crear una copia
            </Button>
          </>
        }
      />
      <Stack
        as="form"
        gap={5}
        className={styles.form}
        onSubmit={form.handleSubmit(save)}
        noValidate
        aria-label="Editar acto"
      >
        <ActoFields form={form} />
        <Stack line="top" fill="canvas" gap={3} padY={3} className={styles.pie}>
          {hasConflict && <ConflictoAviso que="este acto" onReload={reload} onOverwrite={overwrite} />}
          <FormProblem errors={errors} />
          <Text as="p" size="sm" tone="soft" numeric>
            Al guardar queda una versión nueva. Las carpetas abiertas conservan la que tienen.
          </Text>
          <Row wrap gap={2}>
            <SaveButton isSubmitting={isSubmitting} isOff={!isDirty || hasConflict} />
            {isDirty && !isSubmitting && (
              <Button
                variant="outlined"
                onClick={() => {
                  form.setFocus('nombre');
                  form.reset();
                }}
              >
                Descartar
              </Button>
            )}
          </Row>
        </Stack>
      </Stack>
    </>
  );
}

/** Saves an acto as a new version. While nothing is edited here, the form follows other people's changes. */
function useSaveActo(acto: ActoDetalleDto, form: UseFormReturn<ActoValues>) {
  const { seen = acto, setSeen, problem, explains, solve, withCurrent } = useOvertaken(acto);
  const [update] = useTiposActoUpdateMutation();
  const dispatch: ApiDispatch = useDispatch();
  const toast = useToast();
  const { isDirty, dirtyFields } = form.formState;

  useEffect(() => {
    if (isDirty || acto.version <= seen.version) return;
    setSeen(acto);
    form.reset(toValues(acto));
  }, [acto, seen, setSeen, isDirty, form]);

  const write = async (values: ActoValues, version: number) => {
    // Only fields changed here are sent, because others may have changed the other fields.
    const changed = Object.entries(toDto(values)).filter(([name]) => name in dirtyFields);
    try {
      const modificarActoDto = Object.fromEntries(changed);
      const saved = await update({ id: acto.id, 'If-Match': `"${version}"`, modificarActoDto }).unwrap();
      setSeen(saved);
      solve();
      form.reset(toValues(saved));
      toast(`Versión ${saved.version} guardada`);
    } catch (error) {
      if (!explains(error)) applyServerErrors(form, error);
    }
  };

  const fetched = () => {
    const options = { forceRefetch: true, subscribe: false };
    return dispatch(actosApi.endpoints.tiposActoGet.initiate({ id: acto.id }, options)).unwrap();
  };
  /** Shows the newest version of the acto, without the typed values. */
  const reload = () =>
    withCurrent(fetched, (fresh) => {
      setSeen(fresh);
      form.reset(toValues(fresh));
    });
  /** Saves this person's changes over the newest version of the acto. */
  const overwrite = () => withCurrent(fetched, (fresh) => write(form.getValues(), fresh.version));

  return {
    save: (values: ActoValues) => write(values, seen.version),
    hasConflict: problem !== null,
    reload,
    overwrite,
  };
}
