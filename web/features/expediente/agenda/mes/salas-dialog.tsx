import { valibotResolver } from '@hookform/resolvers/valibot';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSalasCreateMutation, useSalasFindAllQuery, useSalasUpdateMutation } from '../../../../api/agenda-api';
import type { SalaDto } from '../../../../api/generated/agenda';
import { useEscribir } from '../../../../collection/use-escribir';
import { Button } from '../../../../components/button';
import { DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { ErrorState } from '../../../../components/error-state';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { HintButton } from '../../../../components/hint-button';
import { PlainList, Row } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { RenombrarDialog } from '../../../../components/renombrar-dialog';
import { newId } from '../../../../lib/new-id';
import { useTypedHere } from '../../../../lib/typed-here';
import { usePermiso } from '../../../../session/use-permiso';
import styles from './agenda-page.module.css';

const rules = v.object({
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escriba un nombre.'),
    v.maxLength(80, 'Puede tener hasta 80 caracteres.'),
  ),
});

/** The rooms of the office. The titular and the adscripto add them, rename them and take them out of use. */
export function SalasDialog({ onClose }: { onClose: () => void }) {
  const { data: salas, error, refetch } = useSalasFindAllQuery();
  const [update] = useSalasUpdateMutation();
  const canEdit = usePermiso('salas.editar');
  const [renamed, setRenamed] = useState<SalaDto | null>(null);
  const { escribir } = useEscribir();
  const change = ({ id, version }: SalaDto, modificarSalaDto: { nombre?: string; activa?: boolean }) =>
    update({ id, 'If-Match': `"${version}"`, modificarSalaDto }).unwrap();
  if (renamed) {
    return (
      <RenombrarDialog
        title="Cambiar el nombre de la sala"
        submitLabel="Guardar"
        label="Nombre"
        nombre={renamed.nombre}
        onSave={(nombre) => change(renamed, { nombre })}
        onClose={() => setRenamed(null)}
      />
    );
  }
  return (
    <DialogFrame title="Salas de la oficina" onClose={onClose}>
      <DialogBody>
        <LimiteDeRol permiso="salas.editar" que="agregar ni cambiar salas" quienes="firmantes" />
        {error !== undefined && !salas && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!salas && !error && <LoadingSkeleton rows={2} />}
        {salas?.length === 0 && <p>Todavía no hay salas. En una sala no se agendan dos cosas a la misma hora.</p>}
        <PlainList flow="stack" gap="2px" className={styles.salas}>
          {salas?.map((sala) => (
            <li key={sala.id} data-off={!sala.activa}>
              <span>{sala.nombre}</span>
              {canEdit && (
                <Row align="center" gap={2}>
                  <HintButton
                    size="small"
                    hintAlign="end"
                    label={`Cambiar el nombre de ${sala.nombre}`}
                    onClick={() => setRenamed(sala)}
                  >
                    <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
                  </HintButton>
                  <Button
                    size="small"
                    aria-label={`${sala.activa ? 'Dejar de usar' : 'Volver a usar'} ${sala.nombre}`}
                    onClick={() => void escribir(() => change(sala, { activa: !sala.activa }))}
                  >
                    {sala.activa ? 'Dejar de usar' : 'Volver a usar'}
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </PlainList>
        {canEdit && <NuevaSala />}
      </DialogBody>
    </DialogFrame>
  );
}

function NuevaSala() {
  const [create] = useSalasCreateMutation();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { nombre: '' } });
  const { control, formState, handleSubmit, reset } = form;
  useTypedHere(formState.isDirty);
  const submit = handleSubmit(async ({ nombre }) => {
    try {
      await create({ crearSalaDto: { id: newId(), nombre } }).unwrap();
      reset();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblem errors={formState.errors} />
      <Row align="end" gap={2}>
        <TextField control={control} name="nombre" label="Sala nueva" autoComplete="off" />
        <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
          Agregar
        </Button>
      </Row>
    </form>
  );
}
