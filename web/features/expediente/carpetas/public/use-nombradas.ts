import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { claveDeNumero, numerosEn } from '../../../../../server/vocabulario/numero-escrito';
import type { CarpetaNombradaDto } from '../../../../api/generated/carpetas';
import { usePermiso } from '../../../../session/use-permiso';
import { useNumerosFindQuery } from './carpetas-api';

/** The carpetas that texts name, by year and number as `claveDeNumero` writes them. */
export type Nombradas = ReadonlyMap<string, CarpetaNombradaDto>;

export const sinNombradas: Nombradas = new Map();

/** The most numbers that one request looks up. */
const maxNumeros = 200;

/**
 * The carpetas whose numbers appear in some texts, as far as the person may see them. One request asks for all of them.
 * @param textos HTML or plain text, the latest last
 */
export function useNombradas(textos: readonly string[]): Nombradas {
  const canSee = usePermiso('carpetas.ver');
  // The numbers are one string, which stays the same when new messages name no carpeta.
  const clave = useMemo(() => {
    const named = textos.flatMap((texto) => (texto.includes('#') ? numerosEn(texto).map(claveDeNumero) : []));
    return [...new Set(named.reverse())].slice(0, maxNumeros).sort().join();
  }, [textos]);
  const { data } = useNumerosFindQuery(canSee && clave ? { numeros: clave.split(',') } : skipToken);
  return useMemo(
    () => (clave && data ? new Map(data.map((carpeta) => [claveDeNumero(carpeta), carpeta])) : sinNombradas),
    [clave, data],
  );
}
