import { DiscoveryService } from '@nestjs/core';
import type { NameDeCarpeta } from '../../domains.js';

/** The kinds of items in the agenda. */
export type ClaseDeAgenda = 'evento' | 'firma' | 'tarea' | NameDeCarpeta<'agenda'>;

/** An item of the agenda. */
export interface AgendaItem {
  clase: ClaseDeAgenda;
  /** The id of the event, plazo, tarea or other row that the item shows. */
  id: string;
  titulo: string;
  /** The day in the time zone of the cuenta, `YYYY-MM-DD`. */
  dia: string;
  /** Null for an item without an hour. */
  desde: Date | null;
  hasta: Date | null;
  /** The room or another place. */
  lugar: string | null;
  /** Whether the item is over: signed, fulfilled, completed. */
  hecho: boolean;
  carpetaId: string | null;
  carpetaCodigo: string | null;
  carpetaCaratula: string | null;
  /** The ids of the people in charge of the item, or who take part. */
  personas: string[];
  /** The path of the item's page. */
  enlace: string;
  /** The version that a move to another day sends. Null for an item that cannot be moved. */
  version: number | null;
  /** The series of an event that repeats, and the day that it gave the event. */
  serieId?: string | null;
  serieDia?: string | null;
}

/** The period and the filters for which the agenda asks its sources. */
export interface AgendaPedido {
  /** The first day, `YYYY-MM-DD`. Both days belong to the period. */
  desde: string;
  hasta: string;
  /** Only items of this person; null for items of everybody. */
  usuarioId: string | null;
  /** Only items of this carpeta; null for all carpetas. */
  carpetaId: string | null;
  zonaHoraria: string;
}

/** A domain's part of the agenda. It runs in the request's transaction, so row-level security holds. */
export interface AgendaSource {
  /** Finds at most {@link MAX_ITEMS} items of each of its kinds, the earliest first. */
  find(pedido: AgendaPedido): Promise<AgendaItem[]>;
}

/** The most items of one kind in a period. */
const MAX_ITEMS = 1_000;

/** The end of a source's query. */
export const LIMIT = `limit ${MAX_ITEMS}`;

/** The columns of an item about its carpeta `c`. */
export const CARPETA = `c.id as "carpetaId", c.codigo as "carpetaCodigo", c.caratula as "carpetaCaratula"`;

/**
 * A source's query for one carpeta, or for all. Each form has its own SQL text, so PostgreSQL plans each apart.
 * @param sql makes the text of the query from the condition for one carpeta
 */
export const ofOne = (
  carpetaId: string | null,
  values: unknown[],
  sql: (narrow: string) => string,
): [string, unknown[]] =>
  carpetaId === null ? [sql(''), values] : [sql(`and c.id = $${values.length + 1}`), [...values, carpetaId]];

/** Makes a provider of any module a source of the agenda. */
export const AgendaOf = DiscoveryService.createDecorator();
