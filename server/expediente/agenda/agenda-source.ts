import { DiscoveryService } from '@nestjs/core';

/** The kinds of what the agenda shows. */
export const CLASES_DE_AGENDA = [
  'evento',
  'firma',
  'plazo',
  'tarea',
  'certificado',
  'requisito',
  'inscripcion',
] as const;
export type ClaseDeAgenda = (typeof CLASES_DE_AGENDA)[number];

/** One thing in the agenda. */
export interface AgendaItem {
  clase: ClaseDeAgenda;
  /** That of the thing itself. */
  id: string;
  titulo: string;
  /** In the cuenta, `YYYY-MM-DD`. */
  dia: string;
  /** Null for what has no hour. */
  desde: Date | null;
  hasta: Date | null;
  /** Where it takes place. */
  lugar: string | null;
  /** Whether it is over and done: signed, fulfilled, completed. */
  hecho: boolean;
  carpetaId: string | null;
  carpetaCodigo: string | null;
  carpetaCaratula: string | null;
  /** Whose it is. */
  personas: string[];
  /** The page of the thing, as a path. */
  enlace: string;
  /** The version that a move to another day sends; null for what cannot be moved. */
  version: number | null;
}

/** What the agenda asks its sources for. */
export interface AgendaPedido {
  /** Both days are part of it, `YYYY-MM-DD`. */
  desde: string;
  hasta: string;
  /** Only what is this person's; of everybody without it. */
  usuarioId: string | null;
  /** Only what belongs to this carpeta; of all without it. */
  carpetaId: string | null;
  zonaHoraria: string;
}

/** A domain's part of the agenda. It runs in the request's transaction, and so under row-level security. */
export interface AgendaSource {
  /** At most {@link MAX_ITEMS}, the earliest first. */
  find(pedido: AgendaPedido): Promise<AgendaItem[]>;
}

/** The most that one source shows of a period. */
export const MAX_ITEMS = 1_000;

/** Makes a provider of any module a source. */
export const AgendaOf = DiscoveryService.createDecorator();
