import { useRef, useState } from 'react';
import { apiFieldErrors, apiMessage } from '../../../../api/api-message';
import { selectAutosave } from '../../../../autosave/autosave-slice';
import { noAdjuntadosText } from '../../../../components/adjuntos/no-adjuntados';
import { useConfirm } from '../../../../components/confirm';
import { offerUndo } from '../../../../components/offer-undo';
import { htmlToText } from '../../../../components/rich-text/safe-html';
import { endToast, showToast, useToast } from '../../../../components/toast-actions';
import { formatFechaHora } from '../../../../lib/fechas';
import { typedAhead } from '../../../../lib/typed-ahead';
import { selectUnreached } from '../../../../live/connection-slice';
import { useApp } from '../../../../store/hooks';
import { selectAjustes } from '../correos-api';
import { useAcciones } from '../use-actions';
import { borrarRastro, decirQueEspera, decirQueQueda, guardarAdelantado } from './dejar';
import { demasiadosText } from './direcciones';
import { claveDeBorrador } from './fields';
import { detenerBorrador, enviarBorrador, selectBorrador } from './guardar';
import { preguntaDe } from './preguntas';
import { isRespuesta } from './redactar-slice';
import { selectSubidas } from './subidas-slice';
import { settled } from './subir';
import type { EnRedaccion } from './use-redaccion';
import { abrirBorrador, seguirCon } from './use-redactar';

interface EnvioOptions {
  redaccion: EnRedaccion;
  /** Closes the composer. */
  onClose: () => void;
  /** Puts the focus into the field of the recipients. */
  onMissing: () => void;
}

/** The ways to leave the composer: send, throw away, close. */
export function useEnvio({ redaccion, onClose, onMissing }: EnvioOptions) {
  const { id, campos, malos, ensure, saved, nuevo, isNueva, isIntacta, isVacia } = redaccion;
  const app = useApp();
  const { dispatch, getState } = app.store;
  const toast = useToast();
  const confirm = useConfirm();
  const { mover } = useAcciones();
  /** Whether the composer waits for uploads or for the server. */
  const [isBusy, setIsBusy] = useState(false);
  /** Whether the person has tried to send the mail. `rechazo` is the server's objection to the recipients. */
  const [isTried, setIsTried] = useState(false);
  const [rechazo, setRechazo] = useState<string>();
  /** The id of the toast that says why the mail was not sent. */
  const fallo = useRef('');
  const fail = (text: string) => {
    endToast(dispatch, fallo.current);
    fallo.current = showToast(dispatch, text, { severity: 'error' });
  };
  const hayMalos = Object.values(malos).some(({ length }) => length > 0);
  const isNobody = !campos || campos.para.length + campos.cc.length + campos.cco.length === 0;

  /** The problem with the recipients, as a text. */
  const problema =
    (hayMalos && 'Corrija o quite lo que está en rojo.') ||
    (isNobody && 'Indique a quién va el correo.') ||
    (campos && demasiadosText(campos) && 'Quite las direcciones que sobran.') ||
    undefined;

  /** Asks about things that may have been forgotten. False when the person wants to go on writing. */
  const isMeant = async () => {
    if (!campos) return false;
    const archivos = (selectBorrador(getState(), id)?.archivos.length ?? 0) + redaccion.subidas.length;
    const firma = htmlToText(selectAjustes(getState())?.firma ?? '');
    const texto = htmlToText(campos.html);
    const nuevo = firma && texto.endsWith(firma) ? texto.slice(0, -firma.length) : texto;
    const pregunta = preguntaDe({ asunto: campos.asunto, texto: nuevo, archivos });
    if (!pregunta) return true;
    return confirm({
      title: '¿Enviar así?',
      message: pregunta,
      actions: { confirm: { label: 'Enviar', color: 'primary' }, cancel: { label: 'Seguir escribiendo' } },
      dismissible: true,
    });
  };

  /** Whether the server has all texts and files. */
  const isArrived = async () => {
    if (await saved()) {
      await ensure();
      await settled(id);
      const { length } = selectSubidas(getState()).filter(({ borradorId }) => borradorId === id);
      if (length > 0) {
        fail(noAdjuntadosText(length));
        return false;
      }
      // The person may have typed more during the uploads.
      if (await saved()) return true;
    }
    const problem = selectAutosave(getState(), claveDeBorrador(id))?.problem;
    const usual =
      selectUnreached(getState()) === null
        ? 'no se pudo guardar lo último que escribió.'
        : 'no hay conexión. Envíelo cuando vuelva; lo que escribió se guarda solo.';
    fail(problem ?? `El correo no se envió: ${usual}`);
    return false;
  };

  /** Sends the mail. Resolves to whether it was sent. */
  const send = async (enviarEn: string | null, { isAsked = false } = {}): Promise<boolean> => {
    if (isBusy) return false;
    // The editor has not taken the text typed ahead yet.
    if (typedAhead()) {
      decirQueEspera(app);
      return false;
    }
    setRechazo(undefined);
    setIsTried(true);
    if (problema) {
      onMissing();
      return false;
    }
    if (!isAsked && !(await isMeant())) return false;
    setIsBusy(true);
    try {
      if (!(await isArrived())) return false;
      const sent = await dispatch(enviarBorrador(id, enviarEn));
      onClose();
      endToast(dispatch, fallo.current);
      const said = enviarEn && sent.enviarEn ? `Se envía el ${formatFechaHora(sent.enviarEn)}` : 'Correo enviado';
      offerUndo(toast, said, async () => {
        await dispatch(detenerBorrador(id));
        abrirBorrador(app, id);
      });
      return true;
    } catch (error) {
      const [recipients] = apiFieldErrors(error).filter(({ campo }) => /^(para|cc|cco)\b/.test(campo));
      setRechazo(recipients?.mensaje);
      if (recipients) onMissing();
      else fail(apiMessage(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  /** Asks before typed texts that are no recipients are lost: a draft does not keep them. */
  const isGivenUp = (perdidos: readonly string[]) =>
    confirm({
      title: '¿Cerrar así?',
      message: `El borrador no guarda lo que no es una dirección: ${perdidos.map((one) => `«${one}»`).join(', ')}.`,
      actions: { confirm: { label: 'Cerrar', color: 'primary' }, cancel: { label: 'Seguir escribiendo' } },
      dismissible: true,
    });

  const hold = async () => {
    setIsBusy(true);
    try {
      await dispatch(detenerBorrador(id));
      return true;
    } catch (error) {
      fail(apiMessage(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

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
    isBusy,
    problema: isTried ? (problema ?? rechazo) : undefined,
    enviar: send,
    detener: hold,
    /** Sends a waiting mail at once. */
    enviarAhora: async () => {
      const enviarEn = redaccion.correo?.enviarEn ?? null;
      if (!(await isMeant()) || !(await hold()) || (await send(null, { isAsked: true }))) return;
      // When that fails, the mail waits for its time again.
      if (enviarEn) await dispatch(enviarBorrador(id, enviarEn)).catch((error) => fail(apiMessage(error)));
    },
    /** Moves the draft to the trash, with undo. */
    descartar: async () => {
      if (isVacia() || (isNueva && isIntacta())) return removeTraces();
      setIsBusy(true);
      try {
        // The last typed text goes to the trash too.
        await saved();
        const draft = await ensure();
        if (await mover([draft], 'trash')) onClose();
      } catch (error) {
        fail(apiMessage(error));
      } finally {
        setIsBusy(false);
      }
    },
    /** Closes the composer. The mail stays a draft. */
    cerrar: async () => {
      if (redaccion.correo && redaccion.correo.estado !== 'borrador') return onClose();
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

export type Envio = ReturnType<typeof useEnvio>;
