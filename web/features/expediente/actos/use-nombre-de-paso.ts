import { useNombreDeEstado } from '../carpetas/publico/estados';
import type { Paso } from './acto-values';

/** How the steps are called that begin a plazo, or fulfil it. */
export function useNombreDePaso(): (paso: Paso) => string {
  const nombreDeEstado = useNombreDeEstado();
  return (paso) => (paso === 'tasa_pagada' ? 'Tasa pagada' : nombreDeEstado(paso));
}
