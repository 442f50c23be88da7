import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { InmuebleDeCarpetaDto } from '../../../api/generated/inmuebles';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { FormDialog } from '../../../components/form-dialog';
import { Text } from '../../../components/layout/layout';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { InmuebleFields, PorcentajeField } from './inmueble-fields';
import { type InmuebleValues, inmuebleSchema, toInmuebleDto, toInmuebleValues, toPorcentaje } from './inmueble-values';
import { useInmueblesUpdateInCarpetaMutation, useInmueblesUpdateMutation } from './public/inmuebles-api';
import { useInmuebles, useRutasDeInmuebles } from './use-inmuebles';

/** Edits an inmueble over the tab. If the carpeta does not have it, the address leads back to the tab. */
export function EditarInmueble() {
  const { inmuebleId } = useParams();
  const { carpeta, inmuebles } = useInmuebles();
  const found = inmuebles?.find(({ id }) => id === inmuebleId);
  const [seen, setSeen] = useState(found);
  if (found && !seen) setSeen(found);
  if (!inmuebles) return null;
  if (!carpeta.permisos.editarInmuebles || !seen) return <Navigate to={`/carpetas/${carpeta.id}/inmuebles`} replace />;
  return <EditarDialog key={seen.id} inmueble={seen} />;
}

function EditarDialog({ inmueble }: { inmueble: InmuebleDeCarpetaDto }) {
  const { id: carpetaId } = useCarpeta();
  const { close } = useRutasDeInmuebles();
  const [update] = useInmueblesUpdateMutation();
  const [updateInCarpeta] = useInmueblesUpdateInCarpetaMutation();
  const form = useForm<InmuebleValues>({
    resolver: valibotResolver(inmuebleSchema) as Resolver<InmuebleValues>,
    defaultValues: toInmuebleValues(inmueble, inmueble.porcentaje),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);
  const { id, version, otrasCarpetas } = inmueble;

  const save = form.handleSubmit(async (values) => {
    try {
      await update({ id, 'If-Match': `"${version}"`, camposInmuebleDto: toInmuebleDto(values) }).unwrap();
      const modificarInmuebleDeCarpetaDto = { porcentaje: toPorcentaje(values) };
      await updateInCarpeta({ id: carpetaId, inmuebleId: id, modificarInmuebleDeCarpetaDto }).unwrap();
      release();
      close();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title="Editar inmueble"
      submitLabel="Guardar"
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={close}
    >
      <FormProblem errors={errors} />
      {otrasCarpetas.length > 0 && (
        <Text as="p" size="sm" tone="soft">
          Lo que cambie se verá también en{' '}
          {otrasCarpetas.map((otra, i) => (
            <span key={otra.id}>
              {i > 0 && ', '}
              <Link to={`/carpetas/${otra.id}/inmuebles`}>{otra.codigo ?? otra.caratula}</Link>
            </span>
          ))}
          .
        </Text>
      )}
      <InmuebleFields control={form.control} autoFocus />
      <PorcentajeField control={form.control} />
    </FormDialog>
  );
}
