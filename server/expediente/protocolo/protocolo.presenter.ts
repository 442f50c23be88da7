import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import type { Copia } from './copia.entity.js';
import { copiaNombre } from './copia-nombre.js';
import type { CopiaDto } from './copias.dto.js';
import type { EntregaDto } from './entregas.dto.js';
import type { EntregaConCopias } from './entregas.service.js';
import type { EntradaDeIndiceDto } from './indice.dto.js';
import type { EntradaDeIndice } from './indice.repository.js';
import type { EscribanoDelInstrumentoDto, InstrumentoDto } from './instrumentos.dto.js';
import type { InstrumentoFila } from './protocolo.repository.js';
import type { RegistroNotarial } from './registro-notarial.entity.js';
import type { RegistroNotarialDto } from './registros-notariales.dto.js';

export function toRegistroNotarial(
  { escribanoId, creadoEn: _, ...registroNotarial }: RegistroNotarial,
  naming: Naming,
): RegistroNotarialDto {
  return { ...registroNotarial, escribano: naming(escribanoId) };
}

export function toInstrumento(
  { registroId, registroNombre, carpetaId: _, creadoPor: __, creadoEn: ___, ...fila }: InstrumentoFila,
  copias: readonly Copia[],
): InstrumentoDto {
  const { escribanoId, escribanoNombre, escribanoCaracter, registroAlFirmar, ...rest } = fila;
  return {
    ...rest,
    registro: { id: registroId, nombre: registroAlFirmar ?? registroNombre },
    escribano: toEscribano({ escribanoId, escribanoNombre, escribanoCaracter }),
    copias: copias.map(toCopia),
  };
}

function toEscribano({
  escribanoId: id,
  escribanoNombre: nombre,
  escribanoCaracter: caracter,
}: Pick<InstrumentoFila, 'escribanoId' | 'escribanoNombre' | 'escribanoCaracter'>): EscribanoDelInstrumentoDto | null {
  return id !== null && nombre !== null ? { id, nombre, caracter } : null;
}

function toCopia({
  carpetaId: _,
  instrumentoId: __,
  creadoPor: ___,
  creadoEn: ____,
  entregaId: _____,
  ...copia
}: Copia): CopiaDto {
  return { ...copia, nombre: copiaNombre(copia.tipo, copia.orden) };
}

export function toEntrega({ entrega, copias }: EntregaConCopias): EntregaDto {
  const { carpetaId: _, creadoPor: __, creadoEn: ___, ...fields } = entrega;
  return { ...fields, copias: copias.map(({ id, tipo, orden }) => ({ id, nombre: copiaNombre(tipo, orden) })) };
}

export function toEntrada({
  registroId,
  registroNombre,
  carpetaId,
  codigo,
  caratula,
  estadoCarpeta,
  escribanoId,
  escribanoNombre,
  escribanoCaracter,
  ...entrada
}: EntradaDeIndice): EntradaDeIndiceDto {
  const carpeta =
    carpetaId !== null && caratula !== null && estadoCarpeta !== null
      ? { id: carpetaId, codigo, caratula, estado: estadoCarpeta }
      : null;
  const escribano = toEscribano({ escribanoId, escribanoNombre, escribanoCaracter });
  return { ...entrada, registro: { id: registroId, nombre: registroNombre }, escribano, carpeta };
}
