import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FormDialog } from '../../../../components/form-dialog';
import { fechaIlegible } from '../../../../lib/fecha-escrita';

const rules = v.object({ dia: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible)) });

interface MoverDialogProps {
  nombre: string;
  dia: string;
  /** Moves the item to the day, after asking for confirmation. */
  onMover: (dia: string) => Promise<void>;
  onClose: () => void;
}

/** Chooses the day to which an item is moved, as dragging does. */
export function MoverDialog({ nombre, dia, onMover, onClose }: MoverDialogProps) {
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { dia } });
  const submit = form.handleSubmit((values) => {
    onClose();
    void onMover(values.dia);
  });
  return (
    <FormDialog
      title={`Mover ${nombre}`}
      submitLabel="Continuar"
      isSubmitting={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        control={form.control}
        name="dia"
        label="Día"
        required
        help="Si algo cambia con el día, se pregunta antes."
      />
    </FormDialog>
  );
}
