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
  /** Gives the reason why valid days in their order cannot be shown. */
  problemOf?: (days: { desde: string; hasta: string }) => string | undefined;
  onChosen: (days: Dias) => void;
  onClose: () => void;
}

/** Chooses the first and the last day to show. Either may be left open, unless `areRequired`. */
export function FechasDialog({ areRequired = false, problemOf, onChosen, onClose, ...initial }: FechasDialogProps) {
  const [desde, setDesde] = useState(initial.desde ?? '');
  const [hasta, setHasta] = useState(initial.hasta ?? '');
  const [isTried, setIsTried] = useState(false);
  const wrong = (day: string) =>
    (day === '' && !areRequired) || isDay(day) ? undefined : 'Escriba un día como 31/12/2026.';
  const areDays = isDay(desde) && isDay(hasta);
  const problem =
    areDays && desde > hasta ? 'El último día es anterior al primero.' : areDays && problemOf?.({ desde, hasta });
  const errorOf = (day: string) => (isTried ? wrong(day) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!wrong(desde) && !wrong(hasta) && !problem) onChosen({ desde: desde || null, hasta: hasta || null });
  };
  return (
    <FormDialog title="Elegir fechas" submitLabel="Mostrar" isSubmitting={false} onSubmit={submit} onClose={onClose}>
      <DateInput label="Desde" value={desde} onChange={setDesde} error={errorOf(desde)} />
      <DateInput
        label="Hasta"
        value={hasta}
        onChange={setHasta}
        error={errorOf(hasta) ?? ((isTried && problem) || undefined)}
      />
    </FormDialog>
  );
}
