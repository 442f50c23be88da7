import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CambioDeVariasDto, CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { AccesoCampos } from '../../accesos/acceso-campos';
import { type AccesoDatos, accesoSchema, sinDatos } from '../../accesos/acceso-schema';
import { necesitanAcceso } from '../../accesos/quienes';
import { useCarpetaAccesosGrantAccesosMutation } from '../../publico/carpetas-api';
import { contarCarpetas, Informe } from './informe';

interface DarAccesoDialogProps {
  carpetas: readonly CarpetaResumenDto[];
  onClose: () => void;
  /** Called once access was given, to all or to some. */
  onGiven: () => void;
}

/** Opens several carpetas to a member, and says which were refused. */
export function DarAccesoDialog({ carpetas, onClose, onGiven }: DarAccesoDialogProps) {
  const { data } = useMiembrosFindAllQuery({});
  const miembros = data?.filter((miembro) =>
    carpetas.some((carpeta) => necesitanAcceso(carpeta, [miembro]).length > 0),
  );
  const form = useForm<AccesoDatos>({ resolver: valibotResolver(accesoSchema), defaultValues: sinDatos });
  const [give] = useCarpetaAccesosGrantAccesosMutation();
  const [informe, setInforme] = useState<CambioDeVariasDto | null>(null);
  const toast = useToast();
  const title = `Dar acceso a ${contarCarpetas(carpetas.length)}`;

  const submit = form.handleSubmit(async ({ usuarioId, hasta }) => {
    const ids = carpetas.map(({ id }) => id);
    try {
      const answer = await give({
        otorgarAccesosDto: { carpetas: ids, usuarioId: usuarioId ?? '', hasta: hasta || null },
      }).unwrap();
      if (answer.rechazadas.length > 0) return setInforme(answer);
      const nombre = miembros?.find(({ id }) => id === usuarioId)?.nombre;
      toast(`${nombre} ve ahora ${contarCarpetas(answer.hechas.length)}`, { severity: 'success' });
      onGiven();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  if (informe) {
    const done = informe.hechas.length > 0 ? onGiven : onClose;
    return (
      <DialogFrame title={title} onClose={done}>
        <DialogBody role="status">
          <Informe {...informe} />
        </DialogBody>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={done}>
            Entendido
          </Button>
        </DialogActions>
      </DialogFrame>
    );
  }
  return (
    <FormDialog
      title={title}
      submitLabel="Dar acceso"
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={form.formState.errors} />
      <AccesoCampos control={form.control} miembros={miembros} autoFocus />
    </FormDialog>
  );
}
