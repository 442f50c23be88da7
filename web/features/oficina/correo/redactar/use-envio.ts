import { useState } from 'react';
import { apiFieldErrors } from '../../../../api/api-message';
import { selectAutosave } from '../../../../autosave/autosave-slice';
import { noAdjuntadosText } from '../../../../components/adjuntos/no-adjuntados';
import { useConfirm } from '../../../../components/confirm';
import { offerUndo } from '../../../../components/offer-undo';
import { htmlToText } from '../../../../components/rich-text/safe-html';
import { useToast } from '../../../../components/toast-actions';
import { typedAhead } from '../../../../lib/typed-ahead';
import { selectUnreached } from '../../../../live/connection-slice';
import { useApp } from '../../../../store/hooks';
import { selectAjustes } from '../correos-api';
import { cuandoSale } from '../programados/cuando-sale';
import { decirQueEspera } from './dejar';
import { demasiadosText } from './direcciones';
import { claveDeBorrador } from './fields';
import { detenerBorrador, enviarBorrador, reprogramarBorrador, selectBorrador } from './guardar';
import { preguntaDe } from './preguntas';
import { selectSubidas } from './subidas-slice';
import { settled } from './subir';
import type { Intento } from './use-intento';
import type { EnRedaccion } from './use-redaccion';
import { abrirBorrador } from './use-redactar';

interface EnvioOptions {
  redaccion: EnRedaccion;
  intento: Intento;
  /** Closes the composer. */
  onClose: () => void;
  /** Puts the focus into the field of the recipients. */
  onMissing: () => void;
}

/** Sends the mail, now or later, and stops a mail that waits for its time. */
export function useEnvio({ redaccion, intento, onClose, onMissing }: EnvioOptions) {
  const { id, correo } = redaccion;
  const { isBusy, run, fail, forget } = intento;
  const app = useApp();
  const { dispatch } = app.store;
  const toast = useToast();
  const isMeant = usePregunta(redaccion);
  const isArrived = useLlegada(redaccion, fail);
  /** Whether the person has tried to send the mail. `rechazo` is the server's objection to the recipients. */
  const [isTried, setIsTried] = useState(false);
  const [rechazo, setRechazo] = useState<string>();
  const problema = problemaDeDestinatarios(redaccion);

  const sendArrived = async (enviarEn: string | null) => {
    if (!(await isArrived())) return false;
    const sent = await dispatch(enviarBorrador(id, enviarEn));
    onClose();
    forget();
    const said = enviarEn && sent.enviarEn ? `Se envía ${cuandoSale(sent.enviarEn)}` : 'Correo enviado';
    offerUndo(toast, said, async () => {
      await dispatch(detenerBorrador(id));
      abrirBorrador(app, id);
    });
    return true;
  };

  /** Sends the mail. Resolves to whether it was sent. */
  const send = async (enviarEn: string | null): Promise<boolean> => {
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
    if (!(await isMeant())) return false;
    return run(() =>
      sendArrived(enviarEn).catch((error) => {
        const [recipients] = apiFieldErrors(error).filter(({ campo }) => /^(para|cc|cco)\b/.test(campo));
        if (!recipients) throw error;
        setRechazo(recipients.mensaje);
        onMissing();
        return false;
      }),
    );
  };

  const hold = () =>
    run(async () => {
      await dispatch(detenerBorrador(id));
      return true;
    });

  return {
    isBusy,
    /** The problem with the recipients, once the person has tried to send the mail. */
    problema: isTried ? (problema ?? rechazo) : undefined,
    enviar: send,
    detener: hold,
    /** Sends a waiting mail at once. */
    enviarAhora: async () => {
      const enviarEn = correo?.enviarEn ?? null;
      if (isBusy || !(await isMeant())) return;
      await run(async () => {
        await dispatch(reprogramarBorrador(id, null));
        onClose();
        forget();
        offerUndo(toast, 'Correo enviado', () => dispatch(reprogramarBorrador(id, enviarEn)));
        return true;
      });
    },
  };
}

export type Envio = ReturnType<typeof useEnvio>;

/** The problem with the recipients, as a text. */
function problemaDeDestinatarios({ campos, malos }: EnRedaccion): string | undefined {
  if (Object.values(malos).some(({ length }) => length > 0)) return 'Corrija o quite lo que está en rojo.';
  if (!campos || campos.para.length + campos.cc.length + campos.cco.length === 0)
    return 'Indique a quién va el correo.';
  return demasiadosText(campos) ? 'Quite las direcciones que sobran.' : undefined;
}

/**
 * Gives a function that asks about things that may have been forgotten. It resolves to false when the person wants to
 * go on writing.
 */
function usePregunta({ id, campos, subidas }: EnRedaccion) {
  const { getState } = useApp().store;
  const confirm = useConfirm();
  return async (): Promise<boolean> => {
    if (!campos) return false;
    const archivos = (selectBorrador(getState(), id)?.archivos.length ?? 0) + subidas.length;
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
}

/** Gives a function that waits until the server has all texts and files. It resolves to whether the server has them. */
function useLlegada({ id, ensure, saved }: EnRedaccion, fail: (text: string) => void) {
  const { getState } = useApp().store;
  return async (): Promise<boolean> => {
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
}
