import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { useWhenQuiet } from '../../../../live/use-when-quiet';
import { ajustes } from '../correos';
import { preparar } from '../redactar/preparar';

/**
 * Fetches the composer in a quiet moment once the list is drawn, and the signature with which a new mail begins. So the
 * first press and the key `c` open it at once.
 */
export function usePrepararPronto(isDrawn: boolean): void {
  const [isQuiet, setIsQuiet] = useState(false);
  useWhenQuiet(isDrawn, () => {
    preparar();
    setIsQuiet(true);
  });
  useColeccion(ajustes, isQuiet ? undefined : skipToken);
}
