import { apiMessage } from '../api/api-message';
import { formatFecha } from '../lib/fechas';
import { selectUser } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { Button } from './button';
import { useConfirm } from './confirm';
import { offerUndo } from './offer-undo';
import { useToast } from './toast-actions';

/** The text beside a norm that nobody of the office has confirmed yet. */
export const POR_CONFIRMAR = 'Confirmar con la norma vigente';

/**
 * Names the person and the day of a confirmation, or says that it is still needed.
 * @param por the name of the person who confirmed
 * @param verbo the verb of the sentence
 */
export function confirmacionEnTexto(en: string | null, por: string | null | undefined, verbo = 'La confirmó'): string {
  return en ? `${verbo} ${por ?? 'alguien que ya no está'}, ${formatFecha(en)}` : POR_CONFIRMAR;
}

/**
 * Confirms something.
 * @returns the function that undoes the confirmation
 */
type Confirmar = () => Promise<() => Promise<unknown>>;

interface ConfirmarButtonProps {
  nombre: string;
  onConfirm: Confirmar;
}

/** Confirms that a recorded norm agrees with the norm in force, and offers to undo that. */
export function ConfirmarButton({ nombre, onConfirm }: ConfirmarButtonProps) {
  const confirmar = useConfirmar(`Se confirmó ${nombre}`, onConfirm);
  return (
    <Button size="small" aria-label={`Confirmar ${nombre}`} onClick={() => void confirmar()}>
      Confirmar
    </Button>
  );
}

interface ConfirmarVariasButtonProps {
  /** How many rules of the list can be confirmed together. */
  cuantas: number;
  onConfirm: Confirmar;
}

/** Confirms all rules of a list that need it. The person first accepts the responsibility for them. */
export function ConfirmarVariasButton({ cuantas, onConfirm }: ConfirmarVariasButtonProps) {
  const nombre = useAppSelector((state) => selectUser(state)?.name);
  const confirm = useConfirm();
  const confirmar = useConfirmar(`Se confirmaron ${cuantas} reglas`, onConfirm);
  if (cuantas < 2) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: `¿Confirmar las ${cuantas} reglas?`,
      message: `Quedan confirmadas con la norma vigente las ${cuantas} que están a la vista y por confirmar. Responde por ellas ${nombre ?? 'usted'}, desde hoy. Se puede deshacer.`,
      icon: { name: 'heroicons_outline:check-circle', color: 'primary' },
      actions: { confirm: { label: 'Confirmar', color: 'primary' }, cancel: { label: 'Cancelar' } },
    });
    if (isSure) await confirmar();
  };
  return (
    <Button variant="outlined" onClick={() => void ask()}>
      Confirmar las {cuantas}
    </Button>
  );
}

/** The version of a rule that a person sees. */
interface Vista {
  id: string;
  version: number;
}

/**
 * Confirms rules in the versions that a person sees.
 * @param write answers the rules as they are afterwards
 * @returns the function that undoes the confirmation, unless a rule was changed meanwhile
 */
export async function confirmarComoSeVen(
  reglas: readonly Vista[],
  write: (dto: { reglas: Vista[]; confirmada: boolean }) => Promise<readonly Vista[]>,
): ReturnType<Confirmar> {
  const send = (seen: readonly Vista[], confirmada: boolean) =>
    write({ reglas: seen.map(({ id, version }) => ({ id, version })), confirmada });
  const confirmed = await send(reglas, true);
  return () => send(confirmed, false);
}

/** @param said the text of the toast after the confirmation */
function useConfirmar(said: string, onConfirm: Confirmar): () => Promise<void> {
  const toast = useToast();
  return async () => {
    try {
      offerUndo(toast, said, await onConfirm());
    } catch (refused) {
      toast(apiMessage(refused), { severity: 'error' });
    }
  };
}
