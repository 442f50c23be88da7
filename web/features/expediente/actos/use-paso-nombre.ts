import { useNombreDeEstado } from '../carpetas/public/estados';
import type { Paso } from './acto-values';

/** Returns the names of the steps that begin or fulfil a plazo. */
export function useNombreDePaso(): (paso: Paso) => string {
  const nombreDeEstado = useNombreDeEstado();
  return (paso) => (paso === 'tasa_pagada' ? 'Tasa pagada' : nombreDeEstado(paso));
}
