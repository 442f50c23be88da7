import { DiscoveryService } from '@nestjs/core';
import type { Permission } from '../../common/access/permissions.js';

/** What people can delete and restore in the tools of the office: for a day, unless its domain keeps it for longer. */
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

/** Something that was deleted. */
export interface EnPapelera {
  id: string;
  /** Empty if it has none. */
  nombre: string;
  /** What it was in, as people call it: a carpeta, a tablero. */
  lugar: string | null;
  eliminadoEn: Date;
  /** When it can no longer be restored; without it, a day later. */
  seBorraEn?: Date;
}

/** A domain's part of the trash. It runs in the request's transaction, and so under row-level security. */
export interface PapeleraSource {
  /** What its route of restoring would restore, the last deleted first. */
  find(limit: number): Promise<EnPapelera[]>;
}

/** What a source says of its things. */
export interface Group {
  tipo: TipoPapelera;
  /** What restoring needs. */
  permission: Permission;
}

/** Makes a provider of any module the source of one kind of deleted things. */
export const PapeleraGroup = DiscoveryService.createDecorator<Group>();
