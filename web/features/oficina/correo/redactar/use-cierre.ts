import { useConfirm } from '../../../../components/confirm';
import { typedAhead } from '../../../../lib/typed-ahead';
import { useApp } from '../../../../store/hooks';
import { useAcciones } from '../use-actions';
import { borrarRastro, decirQueQueda, guardarAdelantado } from './dejar';
import { isRespuesta } from './redactar-slice';
import type { Intento } from './use-intento';
import type { EnRedaccion } from './use-redaccion';
import { abrirBorrador, seguirCon } from './use-redactar';

interface CierreOptions {
  redaccion: EnRedaccion;
  intento: Intento;
  /** Closes the composer. */
  onClose: () => void;
}

/** Leaves the composer without sending the mail: it stays a draft, or is thrown away. */
export function useCierre({ redaccion, intento, onClose }: CierreOptions) {
  const { id, correo, campos, malos, ensure, saved, nuevo, isNueva, isIntacta, isVacia } = redaccion;
  const app = useApp();
  const confirm = useConfirm();
  const { mover } = useAcciones();

  /** Asks before typed texts that are no recipients are lost: a draft does not keep them. */
  const isGivenUp = (perdidos: readonly string[]) =>
    confirm({
      title: '¿Cerrar así?',
      message: `El borrador no guarda lo que no es una dirección: ${perdidos.map((one) => `«${one}»`).join(', ')}.`,
      actions: { confirm: { label: 'Cerrar', color: 'primary' }, cancel: { label: 'Seguir escribiendo' } },
      dismissible: true,
    });

  /** Discards an empty draft without a trace. */
  const removeTraces = async () => {
    redaccion.autosave.discard();
    onClose();
    await borrarRastro(app, id);
  };

  /** Closes a mail whose form is not loaded yet. It has at most the text typed ahead. */
  const cerrarSinFormulario = async () => {
    const texto = typedAhead();
    const isAnswer = isRespuesta(nuevo?.base?.tipo);
    if (texto.trim() && !isAnswer && !(await isGivenUp([texto.trim()]))) return;
    if (!nuevo) return onClose();
    if (!isAnswer || !texto.trim()) return void removeTraces();
    onClose();
    await guardarAdelantado(app, { id, nuevo, texto }, seguirCon(app));
  };

  return {
    /** Moves the draft to the trash, with undo. */
    descartar: async () => {
      if (isVacia() || (isNueva && isIntacta())) return removeTraces();
      await intento.run(async () => {
        // The last typed text goes to the trash too.
        await saved();
        const isMoved = await mover([await ensure()], 'trash');
        if (isMoved) onClose();
        return isMoved;
      });
    },
    /** Closes the composer. The mail stays a draft. */
    cerrar: async () => {
      if (correo && correo.estado !== 'borrador') return onClose();
      if (!campos) return cerrarSinFormulario();
      const perdidos = Object.values(malos).flat();
      if (perdidos.length > 0 && !(await isGivenUp(perdidos))) return;
      if (isVacia() || (isNueva && isIntacta())) return void removeTraces();
      if (isIntacta()) return onClose();
      onClose();
      decirQueQueda(app, id, (borradorId) => abrirBorrador(app, borradorId));
    },
  };
}
