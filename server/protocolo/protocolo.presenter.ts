import type { Naming } from '../common/tenancy/cuenta-directory.js';
import type { Copia } from './copia.entity.js';
import { copiaNombre } from './copia-nombre.js';
import type { EntradaDeIndice } from './indice.repository.js';
import type { CopiaDto, EntradaDeIndiceDto, InstrumentoDto, RegistroNotarialDto } from './protocolo.dto.js';
import type { InstrumentoFila } from './protocolo.repository.js';
import type { RegistroNotarial } from './registro-notarial.entity.js';

/** A registro, for the client. */
export function toRegistroNotarial(
  { escribanoId, creadoEn: _, ...registro }: RegistroNotarial,
  naming: Naming,
): RegistroNotarialDto {
  return { ...registro, escribano: naming(escribanoId) };
}

/** An instrumento of a carpeta, for the client. */
export function toInstrumento(
  { registroId, registroNombre, carpetaId: _, creadoPor: __, creadoEn: ___, ...fila }: InstrumentoFila,
  copias: readonly Copia[],
): InstrumentoDto {
  return { ...fila, registro: { id: registroId, nombre: registroNombre }, copias: copias.map(toCopia) };
}

function toCopia({ carpetaId: _, instrumentoId: __, creadoPor: ___, creadoEn: ____, ...copia }: Copia): CopiaDto {
  return { ...copia, nombre: copiaNombre(copia.tipo, copia.orden) };
}

/** An entry of the index, for the client. */
export function toEntrada({
  registroId,
  registroNombre,
  carpetaId,
  codigo,
  caratula,
  estadoCarpeta,
  ...entrada
}: EntradaDeIndice): EntradaDeIndiceDto {
  const carpeta =
    carpetaId !== null && caratula !== null && estadoCarpeta !== null
      ? { id: carpetaId, codigo, caratula, estado: estadoCarpeta }
      : null;
  return { ...entrada, registro: { id: registroId, nombre: registroNombre }, carpeta };
}
