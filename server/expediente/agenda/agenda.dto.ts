import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { idOf, idsOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { IsMoment } from '../../common/input/is-moment.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ALCANCES, type Alcance, CADA, type Cada, MAX_VECES } from '../../vocabulario/repeticion.js';
import type { ClaseDeAgenda } from './agenda-source.js';
import { TIPOS_DE_EVENTO, type TipoDeEvento } from './evento.entity.js';

/** The most minutes between a recordatorio and its event: four weeks. */
const MAX_RECORDATORIO = 40_320;

const EsMomento = () => IsMoment({ message: 'El momento debe ser como 2026-03-04T15:00:00-03:00.', hasTime: true });

export class AgendaQuery {
  @IsDay()
  desde: string;

  /** The last day, at most 100 days later. */
  @IsDay()
  hasta: string;

  /** `yo`: only my items. `todos`, the default: all items that I see. */
  @IsOptional()
  @IsIn(['yo', 'todos'], { message: 'De quién debe ser yo o todos.' })
  de: 'yo' | 'todos' = 'todos';
}

export class CarpetaDeAgendaDto {
  id: string;
  codigo: string | null;
  caratula: string;
}

export class PersonaDeAgendaDto {
  id: string;
  nombre: string;
}

/** An item of the agenda. */
export class AgendaItemDto {
  clase: ClaseDeAgenda;
  id: string;
  titulo: string;
  /** The day in the time zone of the cuenta, `YYYY-MM-DD`. */
  dia: string;
  /** Null for an item without an hour. */
  desde: Date | null;
  hasta: Date | null;
  lugar: string | null;
  /** Whether the item is over: signed, fulfilled, completed. */
  hecho: boolean;
  carpeta: CarpetaDeAgendaDto | null;
  personas: PersonaDeAgendaDto[];
  /** The path of the item's page. */
  enlace: string;
  /** The version that a move sends. Null for an item that cannot be moved. */
  version: number | null;
  /** The series of an event that repeats. */
  serieId: string | null;
}

/** A day on which offices do not work. */
export class FeriadoDeAgendaDto {
  dia: string;
  nombre: string;
}

/** The items and the holidays of a period. */
export class AgendaDto {
  hoy: string;
  items: AgendaItemDto[];
  feriados: FeriadoDeAgendaDto[];
}

/** The open items of a carpeta, the earliest first. */
export class PendientesDto {
  hoy: string;
  atrasado: AgendaItemDto[];
  /** The items from today on. */
  proximo: AgendaItemDto[];
}

export class ConsecuenciasQuery {
  /** The new day. Without it, the carpeta's signature loses its planned day. */
  @MayBeOmitted()
  @IsDay()
  dia?: string;

  /** The new beginning of the event. Without it, the hour stays. */
  @MayBeOmitted()
  @EsMomento()
  desde?: string;

  /** The carpeta whose planned signature is moved. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'La carpeta no es válida.' })
  carpetaId?: string;

  /** The event that is moved. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El evento no es válido.' })
  eventoId?: string;
}

/** The consequences of a move to another day, one sentence for each. */
export class ConsecuenciasDto {
  consecuencias: string[];
  /** Whether the agenda has an event of the signature that the move changes or deletes. */
  cambiaLaAgenda: boolean;
}

export class SalaDto {
  id: string;
  nombre: string;
  activa: boolean;
  version: number;
}

export class CrearSalaDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 80, { message: 'El nombre debe tener entre 1 y 80 caracteres.' })
  nombre: string;
}

export class ModificarSalaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 80, { message: 'El nombre debe tener entre 1 y 80 caracteres.' })
  nombre?: string;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se usa.' })
  activa?: boolean;
}

const EsTitulo = () =>
  applyDecorators(
    Transform(trimmed),
    IsString({ message: 'El título debe ser un texto.' }),
    Length(1, 200, { message: 'El título debe tener entre 1 y 200 caracteres.' }),
  );
const EsAlcance = () => IsIn(ALCANCES, { message: 'El alcance debe ser este, siguientes o todos.' });
const EsTipo = () => IsIn(TIPOS_DE_EVENTO, { message: 'Elija firma, reunión u otro.' });
const EsTexto = (max: number, message: string) =>
  applyDecorators(IsOptional(), Transform(trimmedOrNull), IsString({ message }), MaxLength(max, { message }));
const EsId = (message: string) => applyDecorators(IsOptional(), Transform(idOf), IsUUID('all', { message }));
const SonPersonas = () =>
  applyDecorators(
    MayBeOmitted(),
    Transform(idsOf),
    IsArray({ message: 'Las personas deben ser una lista.' }),
    ArrayMaxSize(50, { message: 'Un evento tiene hasta 50 personas.' }),
    IsUUID('all', { each: true, message: 'Una de las personas no es válida.' }),
  );

const SonRecordatorios = () =>
  applyDecorators(
    MayBeOmitted(),
    IsArray({ message: 'Los recordatorios deben ser una lista.' }),
    ArrayMaxSize(5, { message: 'Un evento tiene hasta 5 recordatorios.' }),
    ArrayUnique({ message: 'Cada recordatorio debe ser otro.' }),
    IsInt({ each: true, message: 'Los recordatorios son minutos enteros.' }),
    Min(1, { each: true, message: 'Un recordatorio va de 1 minuto a 4 semanas antes.' }),
    Max(MAX_RECORDATORIO, { each: true, message: 'Un recordatorio va de 1 minuto a 4 semanas antes.' }),
  );

/** How an event repeats. It has a last day or a number of times, but not both. */
export class RepeticionDto {
  /** `mes` is the day of the month, or the last one of a shorter month; `mes_por_semana` the second Tuesday, and so on. */
  @IsIn(CADA, { message: 'Elija cada cuánto se repite.' })
  cada: Cada;

  /** The weekdays of `semana`, from 1, Monday, to 7. Others have none. */
  @ValidateIf(({ cada }: RepeticionDto) => cada === 'semana')
  @IsArray({ message: 'Elija los días de la semana.' })
  @ArrayMinSize(1, { message: 'Elija los días de la semana.' })
  @ArrayMaxSize(7, { message: 'Una semana tiene siete días.' })
  @IsInt({ each: true, message: 'Los días van de 1, lunes, a 7.' })
  @Min(1, { each: true, message: 'Los días van de 1, lunes, a 7.' })
  @Max(7, { each: true, message: 'Los días van de 1, lunes, a 7.' })
  dias?: number[];

  /** The last day, at most 3 years after the first one. */
  @ValidateIf(({ veces }: RepeticionDto) => veces === undefined)
  @IsDay()
  hasta?: string;

  @ValidateIf(({ hasta }: RepeticionDto) => hasta === undefined)
  @IsInt({ message: 'Las veces deben ser un número entero.' })
  @Min(2, { message: 'Se repite al menos 2 veces.' })
  @Max(MAX_VECES, { message: `Se repite hasta ${MAX_VECES} veces.` })
  veces?: number;
}

/** A new event. A `firma` names its carpeta, and sets the carpeta's planned day of the signature. */
export class CrearEventoDto {
  @NewId()
  id?: string | null;

  @EsTipo()
  tipo: TipoDeEvento;

  @EsTitulo()
  titulo: string;

  @EsId('La carpeta no es válida.')
  carpetaId?: string | null;

  @EsMomento()
  desde: string;

  @EsMomento()
  hasta: string;

  @EsTexto(200, 'El lugar puede tener hasta 200 caracteres.')
  lugar?: string | null;

  @EsId('La sala no es válida.')
  salaId?: string | null;

  @EsTexto(2000, 'Las notas pueden tener hasta 2000 caracteres.')
  notas?: string | null;

  /** The members who take part. */
  @SonPersonas()
  personas?: string[];

  /** The minutes before the beginning at which its people are reminded. */
  @SonRecordatorios()
  recordatorios?: number[];

  /** How the event repeats. A signature does not. */
  @MayBeOmitted()
  @Nested(() => RepeticionDto, 'La repetición no es válida.')
  repeticion?: RepeticionDto;
}

/** The fields of an event that change. Fields that are not sent stay. */
export class ModificarEventoDto {
  /** The events of a series that change: this one, the default; this and the later ones; or all. */
  @MayBeOmitted()
  @EsAlcance()
  alcance?: Alcance;

  @MayBeOmitted()
  @EsTitulo()
  titulo?: string;

  /** Null for an event of no carpeta. A signature must have a carpeta. */
  @EsId('La carpeta no es válida.')
  carpetaId?: string | null;

  @MayBeOmitted()
  @EsMomento()
  desde?: string;

  @MayBeOmitted()
  @EsMomento()
  hasta?: string;

  @EsTexto(200, 'El lugar puede tener hasta 200 caracteres.')
  lugar?: string | null;

  @EsId('La sala no es válida.')
  salaId?: string | null;

  @EsTexto(2000, 'Las notas pueden tener hasta 2000 caracteres.')
  notas?: string | null;

  /** The members who take part. */
  @SonPersonas()
  personas?: string[];

  /** The minutes before the beginning at which its people are reminded. */
  @SonRecordatorios()
  recordatorios?: number[];
}

export class QuitarEventoQuery {
  /** The events of a series that are deleted: this one, the default; this and the later ones; or all. */
  @MayBeOmitted()
  @EsAlcance()
  alcance?: Alcance;
}

/** The series of an event that repeats. */
export class SerieDeEventoDto {
  id: string;
  /** How it repeats: «cada semana, el martes, hasta el 30/06/2027». */
  texto: string;
}

/** An event of the agenda. */
export class EventoDeAgendaDto {
  id: string;
  tipo: TipoDeEvento;
  titulo: string;
  carpeta: CarpetaDeAgendaDto | null;
  desde: Date;
  hasta: Date;
  lugar: string | null;
  sala: PersonaDeAgendaDto | null;
  notas: string | null;
  personas: PersonaDeAgendaDto[];
  recordatorios: number[];
  serie: SerieDeEventoDto | null;
  version: number;
}

/** Whether the person's calendar has an address for other programs. */
export class EnlaceDeAgendaDto {
  creadoEn: Date | null;

  /** Whether the calendar shows items of reserved carpetas. */
  conReservadas: boolean;
}

export class CrearEnlaceDto {
  /** Whether the calendar shows items of reserved carpetas that I see. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Si muestra las carpetas reservadas debe ser true o false.' })
  conReservadas?: boolean;
}

/** The new address of the person's calendar. No later answer contains it. */
export class EnlaceNuevoDto {
  url: string;
}
