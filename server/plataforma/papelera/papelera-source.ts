import { DiscoveryService } from '@nestjs/core';
import type { Permission } from '../../common/access/permissions.js';

/**
 * The kinds of deleted things that people can restore in the tools of the office. A restore is possible for a day,
 * unless the domain keeps the thing for longer.
 */
export const TIPOS_PAPELERA = [
  'tarea',
  'contacto',
  'nota',
  'tablero',
  'lista',
  'tarjeta',
  'personaArchivo',
  'curso',
  'cursoPaso',
  'archivo',
  'directorio',
  'producto',
] as const;
export type TipoPapelera = (typeof TIPOS_PAPELERA)[number];

/** A deleted thing. */
export interface EnPapelera {
  id: string;
  /** Empty when the thing has no name. */
  nombre: string;
  /** The name of the place that held the thing: a carpeta, a tablero. */
  lugar: string | null;
  eliminadoEn: Date;
  /** When the thing can no longer be restored. Left out: a day after its deletion. */
  seBorraEn?: Date;
}

/** A domain's part of the trash. Reads run in the request's transaction, and so under row-level security. */
export interface PapeleraSource {
  /** The things that the domain's restore route would restore, the last deleted first. */
  find(limit: number): Promise<EnPapelera[]>;
}

/** The kind of a source's things, and the permission for them. */
export interface Group {
  tipo: TipoPapelera;
  /** The permission for restoring the thing. */
  permission: Permission;
}

/** Registers a provider of any module as the source of a kind of deleted things. */
export const PapeleraGroup = DiscoveryService.createDecorator<Group>();
