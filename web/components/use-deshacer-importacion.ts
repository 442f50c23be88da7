import { offerUndo } from './offer-undo';
import { useToast } from './toast-actions';
import { useAttempt } from './use-attempt';

/** What stayed after the undo of an import, with the reason as a sentence. */
interface Quedan {
  quedan: readonly { nombre: string; motivo: string }[];
  /** The words for those that the toast does not name, such as «2 personas más». */
  otras: (count: number) => string;
}

/**
 * Undoes an import, from its dialog or from a toast after the dialog closes.
 * @param send asks the server for it, and resolves to what stayed, if the import can leave things
 */
export function useDeshacerImportacion<Importacion>(send: (importacion: Importacion) => Promise<Quedan | undefined>) {
  const toast = useToast();
  const attempt = useAttempt();
  const undo = async (importacion: Importacion) => {
    const left = await send(importacion);
    if (left && left.quedan.length > 0) toast(quedanTexto(left), { severity: 'warning' });
    else toast('La importación se deshizo');
  };
  return {
    /** Resolves to whether the import was undone. */
    deshacer: (importacion: Importacion) => attempt(() => undo(importacion)),
    /** Tells what the import stored, and offers to undo it. */
    offer: (importacion: Importacion, said: string) => offerUndo(toast, said, () => undo(importacion)),
  };
}

/** The most things that a toast names. */
const most = 3;

function quedanTexto({ quedan, otras }: Quedan): string {
  const named = quedan.slice(0, most).map(({ nombre, motivo }) => `${nombre} (${withinSentence(motivo)})`);
  const more = quedan.length > most ? ` y ${otras(quedan.length - most)}` : '';
  return `La importación se deshizo. ${quedan.length === 1 ? 'Queda' : 'Quedan'} ${named.join(', ')}${more}.`;
}

const withinSentence = (motivo: string) => `${motivo.charAt(0).toLowerCase()}${motivo.slice(1).replace(/\.$/, '')}`;
