import { DiscoveryService } from '@nestjs/core';
import type { LugarDeFaltante } from '../../domains.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { ReglasDeActo } from '../tipos-acto/tipos-acto.service.js';
import type { Carpeta } from './carpeta.entity.js';

/** Something that a carpeta lacks for a move. */
export interface Faltante {
  /** The message, as a sentence. */
  texto: string;
  /** The tab of the carpeta's page in which people add it. */
  lugar: LugarDeFaltante;
  /** The id of the thing in that tab; null when there is no such thing yet. */
  id: string | null;
  /** The moves that it stops. Empty for a warning, which stops no move. */
  antesDe: readonly EstadoCarpeta[];
}

/** The fields of a carpeta that a source reads. */
export interface PorMover extends Pick<Carpeta, 'id' | 'estado' | 'fechaFirmaPrevista'> {
  /** The rules of the carpeta's version of the acto. */
  tipoActo: ReglasDeActo;
  /** The day of the signature, if the carpeta is signed now. */
  diaDeFirma: string;
}

/** The moves and warnings that a source knows of. */
export interface AmbitoDeFaltantes {
  /** The place among the sources. */
  orden: number;
  /** The moves that its faltantes can stop. It is not asked for other moves. */
  antesDe: readonly EstadoCarpeta[];
  /** Whether the source also gives warnings. */
  advierte?: boolean;
}

/** The question to the sources. */
export interface PorSaber {
  /** The states to which the carpeta may move. */
  hacia: readonly EstadoCarpeta[];
  /** Whether warnings are asked for, too. */
  advertencias?: boolean;
}

/**
 * A domain's part of what carpetas lack (docs/domain.md#states-and-moves). It runs in the request's transaction, so
 * row-level security holds.
 */
export interface FaltantesSource {
  /** The faltantes of each carpeta, by its id. Carpetas that lack nothing may be missing. */
  find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>>;
}

/** Makes a provider of any module a source. */
export const FaltantesOf = DiscoveryService.createDecorator<AmbitoDeFaltantes>();
