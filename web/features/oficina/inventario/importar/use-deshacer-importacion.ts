import type { ImportacionDeProductosDeshechaDto } from '../../../../api/generated/inventario';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { formatEntero } from '../../../../lib/numeros';
import { useIntercambioProductosUndoMutation } from '../inventario-api';

/** Undoes an import, from its dialog or from a toast after the dialog closes. */
export function useDeshacerImportacion() {
  const toast = useToast();
  const attempt = useAttempt();
  const [send, { isLoading }] = useIntercambioProductosUndoMutation();

  const undo = async (importacion: string) => {
    const deshecha = await send({ deshacerImportacionDeProductosDto: { importacion } }).unwrap();
    toast(deshechaText(deshecha), deshecha.kept.length > 0 ? { severity: 'warning' } : {});
  };
  /** Resolves to whether the import was undone. */
  const deshacer = (importacion: string) => attempt(() => undo(importacion));
  const offer = (importacion: string, text: string) => offerUndo(toast, text, () => undo(importacion));
  return { deshacer, offer, isUndoing: isLoading };
}

/** The most products that a toast names. */
const most = 3;

function deshechaText({ kept }: ImportacionDeProductosDeshechaDto): string {
  if (kept.length === 0) return 'La importación se deshizo';
  const named = kept.slice(0, most).map(({ name, reason }) => `«${name}» (${lower(reason)})`);
  const more = kept.length > most ? ` y ${formatEntero(kept.length - most)} más` : '';
  return `La importación se deshizo. ${kept.length === 1 ? 'Queda' : 'Quedan'} ${named.join(', ')}${more}.`;
}

const lower = (reason: string) => `${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, '')}`;
