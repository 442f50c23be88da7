import { apiMessage } from '../api/api-message';
import { formatFecha } from '../lib/fechas';
import { Button } from './button';
import { offerUndo } from './offer-undo';
import { useToast } from './toast-actions';

/** What is said of a norm until somebody of the office has confirmed it. */
export const POR_CONFIRMAR = 'Confirmar con la norma vigente';

/**
 * Who confirmed it and when, or that it is to be confirmed.
 * @param por the name of who did
 * @param verbo what they did
 */
export function confirmacionEnTexto(en: string | null, por: string | null | undefined, verbo = 'La confirmó'): string {
  return en ? `${verbo} ${por ?? 'alguien que ya no está'}, ${formatFecha(en)}` : POR_CONFIRMAR;
}

interface ConfirmarButtonProps {
  nombre: string;
  /** Says whether it is confirmed. @returns what takes that back */
  onConfirm: () => Promise<() => Promise<unknown>>;
}

/** Confirms what a norm says by the one in force, and offers to take that back. */
export function ConfirmarButton({ nombre, onConfirm }: ConfirmarButtonProps) {
  const toast = useToast();
  const confirmar = async () => {
    try {
      offerUndo(toast, `Se confirmó ${nombre}`, await onConfirm());
    } catch (refused) {
      toast(apiMessage(refused), { severity: 'error' });
    }
  };
  return (
    <Button size="small" aria-label={`Confirmar ${nombre}`} onClick={() => void confirmar()}>
      Confirmar
    </Button>
  );
}
