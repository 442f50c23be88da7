import { type FormEvent, useState } from 'react';
import { isDay } from '../../lib/url-codecs';
import { FormDialog } from '../form-dialog';
import { DateInput } from '../ui/date-input';

interface Dias {
  desde: string | null;
  hasta: string | null;
}

interface FechasDialogProps extends Dias {
  areRequired?: boolean;
  onChosen: (days: Dias) => void;
  onClose: () => void;
}

/** Chooses the first and the last day of what is shown. Either may be left open, unless both are asked for. */
export function FechasDialog({ areRequired = false, onChosen, onClose, ...initial }: FechasDialogProps) {
  const [desde, setDesde] = useState(initial.desde ?? '');
  const [hasta, setHasta] = useState(initial.hasta ?? '');
  const [isTried, setIsTried] = useState(false);
  const wrong = (day: string) =>
    (day === '' && !areRequired) || isDay(day) ? undefined : 'Escriba un día como 31/12/2026.';
  const isTurned = !wrong(desde) && !wrong(hasta) && desde !== '' && hasta !== '' && desde > hasta;
  const errorOf = (day: string) => (isTried ? wrong(day) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!wrong(desde) && !wrong(hasta) && !isTurned) onChosen({ desde: desde || null, hasta: hasta || null });
  };
  return (
    <FormDialog title="Elegir fechas" submitLabel="Mostrar" isSubmitting={false} onSubmit={submit} onClose={onClose}>
      <DateInput label="Desde" value={desde} onChange={setDesde} error={errorOf(desde)} />
      <DateInput
        label="Hasta"
        value={hasta}
        onChange={setHasta}
        error={errorOf(hasta) ?? (isTried && isTurned ? 'El último día es anterior al primero.' : undefined)}
      />
    </FormDialog>
  );
}
