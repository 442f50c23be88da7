import { useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { useLazyPersonasCheckDocumentQuery } from '../personas-api';
import type { ConPersona } from './persona-values';

/** The fields of one document in the form. */
export interface Place {
  pais: 'persona.paisDoc' | 'persona.idFiscalPais';
  tipo: 'persona.tipoDoc' | 'persona.idFiscalTipo';
  numero: 'persona.numeroDoc' | 'persona.idFiscal';
}

const verificacion = 'verificacion';
const none: string[] = [];

/**
 * Checks a document on leaving its fields, and shows what is wrong under the number. The server decides again when the
 * persona is saved, so a check that does not arrive is silent.
 */
export function useVerificarDocumento({ pais, tipo, numero }: Place) {
  const { control, getValues, setValue, setError, clearErrors, setFocus, getFieldState, formState } =
    useFormContext<ConPersona>();
  const [check] = useLazyPersonasCheckDocumentQuery();
  const [told, setTold] = useState({ key: '', isRefused: false, mensaje: '', sugeridos: none });
  const key = useWatch({ control, name: [pais, tipo, numero] }).join('|');
  const keyNow = () => getValues([pais, tipo, numero]).join('|');
  const savedKey = [pais, tipo, numero].map((name) => get(formState.defaultValues, name)).join('|');

  // The message is about the number that was left, not about the one that is being typed.
  useEffect(() => {
    if (key !== told.key && getFieldState(numero).error?.type === verificacion) clearErrors(numero);
  }, [key, told.key, numero, getFieldState, clearErrors]);

  const verify = async () => {
    const asked = keyNow();
    const [paisDoc, tipoDoc, text] = getValues([pais, tipo, numero]);
    if (text.trim() === '' || text.length > 40 || asked === savedKey || asked === told.key) return;
    const { data: result } = await check({ pais: paisDoc, tipo: tipoDoc, numero: text.trim() }, true);
    if (!result?.mensaje || keyNow() !== asked) return;
    const { valido, mensaje, sugeridos } = result;
    setTold({ key: asked, isRefused: !valido, mensaje, sugeridos });
    if (!valido) setError(numero, { type: verificacion, message: mensaje });
  };
  const use = (sugerido: string) => {
    setValue(numero, sugerido, { shouldDirty: true });
    clearErrors(numero);
    setFocus(numero);
  };
  const isTold = told.key === key;
  const isRefused = isTold && told.isRefused;

  return {
    verify: () => void verify(),
    use,
    /** Whether the number is known to fail its check. */
    isRefused,
    /** What is to be known of a number that passes, such as the form in which it is kept. */
    aviso: isTold && !told.isRefused ? told.mensaje : null,
    /** The number with a right check character, or in the form in which it is kept. */
    sugeridos: isTold ? told.sugeridos : none,
  };
}
