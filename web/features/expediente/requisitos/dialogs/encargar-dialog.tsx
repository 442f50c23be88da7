import { type FormEvent, useState } from 'react';
import type { NombradoDto, RequisitoDto } from '../../../../api/generated/requisitos';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { FormDialog } from '../../../../components/form-dialog';
import { DateInput } from '../../../../components/ui/date-input';
import { fechaIlegible, readFecha } from '../../../../lib/fecha-escrita';
import { ResponsableCombobox } from '../list/responsable-combobox';
import type { Encargo } from '../use-encargar';

interface EncargarDialogProps {
  que: 'responsable' | 'vence';
  requisitos: readonly RequisitoDto[];
  onConfirm: (encargo: Encargo) => unknown;
  onClose: () => void;
}

/**
 * Asks for the responsable of several requisitos, or for their last day. It begins with the value that all of them
 * have.
 */
export function EncargarDialog({ que, requisitos, onConfirm, onClose }: EncargarDialogProps) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const [responsable, setResponsable] = useState<NombradoDto | null>(
    () => common(requisitos, ({ responsable: one }) => one?.id)?.responsable ?? null,
  );
  const [vence, setVence] = useState(() => common(requisitos, (one) => one.vence)?.vence ?? '');
  const [error, setError] = useState<string>();
  const cuantos = requisitos.length === 1 ? `«${requisitos[0]?.nombre}»` : `${requisitos.length} requisitos`;
  const isEmpty = que === 'responsable' ? responsable === null : vence === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (que === 'vence' && vence !== '' && !readFecha(vence)) return setError(fechaIlegible);
    onClose();
    void onConfirm(que === 'responsable' ? { responsable } : { vence: vence === '' ? null : vence });
  };
  return (
    <FormDialog
      title={que === 'responsable' ? `Responsable de ${cuantos}` : `Vencimiento de ${cuantos}`}
      submitLabel={isEmpty ? (que === 'responsable' ? 'Dejar sin responsable' : 'Dejar sin vencimiento') : 'Guardar'}
      isSubmitting={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {que === 'responsable' ? (
        <ResponsableCombobox miembros={miembros} value={responsable} onChange={setResponsable} />
      ) : (
        <DateInput
          label="Vence"
          value={vence}
          error={error}
          onChange={(value) => {
            setVence(value);
            setError(undefined);
          }}
        />
      )}
    </FormDialog>
  );
}

/** The first requisito, when all have the same value. Undefined otherwise. */
function common(all: readonly RequisitoDto[], of: (one: RequisitoDto) => unknown): RequisitoDto | undefined {
  const [first] = all;
  return first && all.every((one) => of(one) === of(first)) ? first : undefined;
}
