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
  const [refused, setRefused] = useState({ key: '', sugeridos: none });
  const key = useWatch({ control, name: [pais, tipo, numero] }).join('|');
  const keyNow = () => getValues([pais, tipo, numero]).join('|');
  const savedKey = [pais, tipo, numero].map((name) => get(formState.defaultValues, name)).join('|');

  // The message is about the number that was left, not about the one that is being typed.
  useEffect(() => {
    if (key !== refused.key && getFieldState(numero).error?.type === verificacion) clearErrors(numero);
  }, [key, refused.key, numero, getFieldState, clearErrors]);

  const verify = async () => {
    const asked = keyNow();
    const [paisDoc, tipoDoc, text] = getValues([pais, tipo, numero]);
    if (text.trim() === '' || text.length > 40 || asked === savedKey || asked === refused.key) return;
    const { data: result } = await check({ pais: paisDoc, tipo: tipoDoc, numero: text.trim() }, true);
    if (!result || result.valido || !result.mensaje || keyNow() !== asked) return;
    setRefused({ key: asked, sugeridos: result.sugeridos });
    setError(numero, { type: verificacion, message: result.mensaje });
  };
  const use = (sugerido: string) => {
    setValue(numero, sugerido, { shouldDirty: true });
    clearErrors(numero);
    setFocus(numero);
  };
  const isRefused = refused.key === key;

  return {
    verify: () => void verify(),
    use,
    /** Whether the number is known to fail its check. */
    isRefused,
    /** The number with a right check character. */
    sugeridos: isRefused ? refused.sugeridos : none,
  };
}
