import { useDeshacerImportacion } from '../../../../components/use-deshacer-importacion';
import { contar } from '../../../../lib/numeros';
import { useImportacionPersonasUndoMutation } from '../public/personas-api';

/** Undoes an import of personas. */
export function useDeshacer() {
  const [send, { isLoading }] = useImportacionPersonasUndoMutation();
  const undo = useDeshacerImportacion(async (importacion: string) => {
    const { quedan } = await send({ deshacerImportacionPersonasDto: { importacion } }).unwrap();
    return { quedan, otras: (count) => contar(count, 'persona más', 'personas más') };
  });
  return { ...undo, isUndoing: isLoading };
}
