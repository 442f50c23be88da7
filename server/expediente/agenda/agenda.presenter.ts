import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { repeticionEnTexto } from '../../vocabulario/repeticion.js';
import type {
  AgendaItemDto,
  CarpetaDeAgendaDto,
  EventoDeAgendaDto,
  PersonaDeAgendaDto,
  SalaDto,
} from './agenda.dto.js';
import type { AgendaItem } from './agenda-source.js';
import type { EventoFila } from './eventos.repository.js';
import { diasDe } from './repeticion.js';
import type { Sala } from './sala.entity.js';
import type { Serie } from './serie.entity.js';

interface OfCarpeta {
  carpetaId: string | null;
  carpetaCodigo: string | null;
  carpetaCaratula: string | null;
}

const toCarpeta = ({ carpetaId, carpetaCodigo, carpetaCaratula }: OfCarpeta): CarpetaDeAgendaDto | null =>
  carpetaId === null ? null : { id: carpetaId, codigo: carpetaCodigo, caratula: carpetaCaratula ?? '' };

const named = (ids: readonly string[], naming: Naming): PersonaDeAgendaDto[] =>
  [...new Set(ids)].flatMap((id) => naming(id) ?? []);

export function toAgendaItem(item: AgendaItem, naming: Naming): AgendaItemDto {
  const { clase, id, titulo, dia, desde, hasta, lugar, hecho, enlace, version, personas, serieId = null } = item;
  return {
    ...{ clase, id, titulo, dia, desde, hasta, lugar, hecho, enlace, version, serieId },
    carpeta: toCarpeta(item),
    personas: named(personas, naming),
  };
}

export function toEventoDeAgenda(evento: EventoFila, naming: Naming): EventoDeAgendaDto {
  const { id, tipo, titulo, desde, hasta, lugar, salaId, salaNombre, notas, recordatorios, version, personas, serie } =
    evento;
  return {
    ...{ id, tipo, titulo, desde, hasta, lugar, notas, recordatorios, version },
    carpeta: toCarpeta(evento),
    sala: salaId && salaNombre ? { id: salaId, nombre: salaNombre } : null,
    personas: named(personas, naming),
    serie: serie && { id: serie.id, texto: textoDe(serie) },
  };
}

function textoDe(serie: Serie): string {
  return `${repeticionEnTexto(serie)}, hasta el ${fechaEnTexto(serie.hasta ?? diasDe(serie).at(-1)!)}`;
}

export function toSala({ id, nombre, activa, version }: Sala): SalaDto {
  return { id, nombre, activa, version };
}
