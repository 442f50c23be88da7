import type { ImportacionDeshechaDto, ImportacionPersonasDto } from '../../../../api/generated/personas';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { contar } from '../../../../lib/numeros';
import { useImportacionPersonasUndoMutation } from '../public/personas-api';
import { resultadoTexto } from './resultado-text';

/** Undoes an import, from its dialog or from a toast after the dialog closes. */
export function useDeshacer() {
  const toast = useToast();
  const attempt = useAttempt();
  const [send, { isLoading }] = useImportacionPersonasUndoMutation();

  const undo = async (importacion: string) => {
    const deshecha = await send({ deshacerImportacionPersonasDto: { importacion } }).unwrap();
    toast(deshechaTexto(deshecha), deshecha.quedan.length > 0 ? { severity: 'warning' } : {});
  };
  /** Resolves to whether the import was undone. */
  const deshacer = (importacion: string) => attempt(() => undo(importacion));
  const offer = ({ importacion, ...counts }: ImportacionPersonasDto): void => {
    if (importacion) offerUndo(toast, resultadoTexto(counts), () => undo(importacion));
  };
  return { deshacer, offer, isUndoing: isLoading };
}

/** The most personas that a toast names. */
const most = 3;

function deshechaTexto({ quedan }: ImportacionDeshechaDto): string {
  const named = quedan
    .slice(0, most)
    .map(({ nombre, motivo }) => `${nombre} (${motivo.charAt(0).toLowerCase()}${motivo.slice(1).replace(/\.$/, '')})`);
  const more = quedan.length > most ? ` y ${contar(quedan.length - most, 'persona más', 'personas más')}` : '';
  return quedan.length === 0
    ? 'La importación se deshizo'
    : `La importación se deshizo. ${quedan.length === 1 ? 'Queda' : 'Quedan'} ${named.join(', ')}${more}.`;
}
