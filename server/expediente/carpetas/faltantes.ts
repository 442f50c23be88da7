import { DiscoveryService } from '@nestjs/core';
import type { LugarDeFaltante } from '../../domains.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { ReglasDeActo } from '../tipos-acto/tipos-acto.service.js';
import type { Carpeta } from './carpeta.entity.js';

/** One thing that a move waits for. */
export interface Faltante {
  /** A whole sentence. */
  texto: string;
  /** The tab of the carpeta's page in which it is given. */
  lugar: LugarDeFaltante;
  /** The thing in that tab; null when it is not there yet. */
  id: string | null;
  /** The moves that wait for it; none for what only should be looked at. */
  antesDe: readonly EstadoCarpeta[];
}

/** What a source reads of a carpeta. */
export interface PorMover extends Pick<Carpeta, 'id' | 'estado' | 'fechaFirmaPrevista'> {
  /** Those of the version that the carpeta has. */
  tipoActo: ReglasDeActo;
  /** The day on which it is signed, if it is signed now. */
  diaDeFirma: string;
}

/** Of what a source knows. */
export interface AmbitoDeFaltantes {
  /** Its place among the sources. */
  orden: number;
  /** The moves that may wait for it: it is not asked for others. */
  antesDe: readonly EstadoCarpeta[];
  /** Whether it also says what only should be looked at. */
  advierte?: boolean;
}

/** What is asked of the sources. */
export interface PorSaber {
  /** The moves that somebody thinks of. */
  hacia: readonly EstadoCarpeta[];
  /** Whether what only should be looked at is asked too. */
  advertencias?: boolean;
}

/**
 * A domain's part of what carpetas wait for (docs/domain.md#states-and-moves). It runs in the request's transaction, and so under
 * row-level security.
 */
export interface FaltantesSource {
  /** What each carpeta waits for, by its id; nothing for those that wait for nothing. */
  find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>>;
}

/** Makes a provider of any module a source. */
export const FaltantesOf = DiscoveryService.createDecorator<AmbitoDeFaltantes>();
