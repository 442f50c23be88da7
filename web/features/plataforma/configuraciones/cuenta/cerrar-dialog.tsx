import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useCuentaActualCloseMutation } from '../../../../api/cuenta-api';
import { FormProblem } from '../../../../components/form/form-problem';
import { refuseForm } from '../../../../components/form/refusal';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';

interface CerrarDialogProps {
  nombre: string;
  /** Called with the moment of the request, or without it when the person cancelled. */
  onClose: (pedidoEn?: string) => void;
}

/** Asks the person to type the cuenta's name, so that nobody closes a cuenta by accident, or the wrong cuenta. */
export function CerrarDialog({ nombre, onClose }: CerrarDialogProps) {
  const [cerrar] = useCuentaActualCloseMutation();
  const rules = v.object({
    nombre: v.pipe(v.string(), v.trim(), v.literal(nombre, 'No es igual al nombre de la cuenta.')),
  });
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { nombre: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const { cierre } = await cerrar({ cerrarCuentaDto: values }).unwrap();
      onClose(cierre?.pedidoEn);
    } catch (error) {
      refuseForm(form, error);
    }
  });

  return (
    <FormDialog
      title="Cerrar la cuenta"
      submitLabel="Cerrar la cuenta"
      submitColor="danger"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <FormProblem errors={errors} />
      <p>
        Se avisará por correo a los titulares. Hasta el día del cierre cualquiera de ellos puede deshacerlo; después
        nadie podrá entrar.
      </p>
      <p>
        Para confirmar, escriba el nombre de la cuenta: <strong>{nombre}</strong>
      </p>
      <TextField
        control={form.control}
        name="nombre"
        label="Nombre de la cuenta"
        required
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
