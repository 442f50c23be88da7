import type { UseFormReturn } from 'react-hook-form';
import type { AccesoDto } from '../../../../api/generated/accesos';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { Button } from '../../../../components/button';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { Stack } from '../../../../components/layout/layout';
import { useAppDispatch } from '../../../../store/hooks';
import { AccesoCampos } from './acceso-fields';
import { type AccesoDatos, sinDatos } from './acceso-schema';
import { accesos } from './accesos';

interface AccesoFormProps {
  carpetaId: string;
  form: UseFormReturn<AccesoDatos>;
  miembros: readonly MiembroDto[] | undefined;
  /** The accesos of the carpeta. Undefined while they load. */
  dados: readonly AccesoDto[] | undefined;
  /** Called after the save. `before` is the acceso as it was before a change. */
  onGiven: (given: AccesoDto, before: AccesoDto | undefined) => void;
}

/** A form that opens the carpeta to a member, or changes until when an acceso holds. */
export function AccesoForm({ carpetaId, form, miembros, dados, onGiven }: AccesoFormProps) {
  const dispatch = useAppDispatch();
  const { errors, isSubmitting } = form.formState;

  const give = form.handleSubmit(async ({ usuarioId, hasta }) => {
    const arg = { id: carpetaId, usuarioId: usuarioId ?? '', otorgarAccesoDto: { hasta: hasta || null } };
    const before = dados?.find(({ usuario, vigente }) => vigente && usuario.id === usuarioId);
    try {
      const given = await dispatch(accesos.send('carpetaAccesosGrantAcceso', arg));
      form.reset(sinDatos, { keepFieldsRef: true });
      onGiven(given, before);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <Stack as="form" line="bottom" gap={4} padBottom={5} onSubmit={give} noValidate>
      <FormProblem errors={errors} />
      <AccesoCampos control={form.control} miembros={miembros} />
      <Button type="submit" variant="contained" justifySelf="end" loading={isSubmitting}>
        Dar acceso
      </Button>
    </Stack>
  );
}
