import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { EsNombreDeRegla } from '../../common/input/norma.js';
import { trimmed } from '../../common/input/trimmed.js';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';
import { ConteoDto, ConteoEscritoDto, PersonaDePlazoDto } from '../reglas-de-plazo/reglas-de-plazo.dto.js';

const EsId = (message: string) => applyDecorators(IsOptional(), Transform(idOf), IsUUID('all', { message }));

export class CalculoDePlazoQuery extends ConteoDto {
  @IsDay()
  inicio: string;
}

/** The last day of a term. */
export class CalculoDePlazoDto {
  vence: string;
  /** From today in the cuenta; negative when it is over. */
  faltan: number;
  /** Whether offices are closed on that day. */
  enInhabil: boolean;
}

export class InicioDePlazoQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'La regla no es válida.' })
  reglaId: string;
}

/** The day from which a rule counts in a carpeta; null while that has not come, or where its step says it. */
export class InicioDePlazoDto {
  inicio: string | null;
}

/** What is written of a new plazo. Without `dias`, `computo` and `arranque` those of its rule count. */
export class CrearPlazoDto extends ConteoEscritoDto {
  @NewId()
  id?: string | null;

  /** The rule from which it is made. */
  @EsId('La regla no es válida.')
  reglaId?: string | null;

  /** By default that of its rule. */
  @MayBeOmitted()
  @EsNombreDeRegla()
  nombre?: string;

  /** The day from which it runs. */
  @IsDay()
  inicio: string;

  @EsId('El responsable no es válido.')
  responsableId?: string | null;
}

/** The fields of an open plazo that change. */
export class ModificarPlazoDto extends ConteoEscritoDto {
  @MayBeOmitted()
  @EsNombreDeRegla()
  nombre?: string;

  @MayBeOmitted()
  @IsDay()
  inicio?: string;

  @EsId('El responsable no es válido.')
  responsableId?: string | null;
}

export class CumplirPlazoDto {
  /** The documento of the carpeta that fulfils it. */
  @EsId('El documento no es válido.')
  documentoId?: string | null;
}

export class AnularPlazoDto {
  @Transform(trimmed)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @Length(1, 500, { message: 'Indique el motivo, en hasta 500 caracteres.' })
  motivo: string;
}

export class DocumentoDePlazoDto {
  id: string;
  nombre: string;
}

/** The inscripción that a plazo is of. */
export class InscripcionDePlazoDto {
  id: string;
  registro: string;
  que: string | null;
}

export const ESTADOS_DE_PLAZO = ['abierto', 'cumplido', 'anulado'] as const;
export type EstadoDePlazo = (typeof ESTADOS_DE_PLAZO)[number];

/** A term that runs in a carpeta. */
export class PlazoDto {
  id: string;
  carpetaId: string;
  /** Null for one of the whole carpeta. */
  inscripcion: InscripcionDePlazoDto | null;
  reglaId: string | null;
  /** What its rule is founded on; null once that has other figures than the plazo. */
  fuente: string | null;
  /** Whether nobody of the office has confirmed its rule by the norm in force yet. */
  porConfirmar: boolean;
  /** Whether its rule has other figures since it began: it keeps its own. */
  reglaCambio: boolean;
  nombre: string;
  inicio: string;
  /** What `inicio` is the day of. */
  cuentaDesde: CuentaDesde;
  /** Whether it is until when its inscripción holds its place: that one's `vence` follows it. */
  reservaLugar: boolean;
  dias: number;
  computo: Computo;
  arranque: Arranque;
  /** The last day on which it is in time, `YYYY-MM-DD`. */
  vence: string;
  /** Whether offices are closed on that day. */
  enInhabil: boolean;
  /** Days from today in the cuenta; negative when it is over. */
  faltan: number;
  estado: EstadoDePlazo;
  responsable: PersonaDePlazoDto | null;
  cumplidoEn: Date | null;
  cumplidoPor: PersonaDePlazoDto | null;
  documento: DocumentoDePlazoDto | null;
  anuladoEn: Date | null;
  anuladoPor: PersonaDePlazoDto | null;
  /** Why it was annulled. */
  motivo: string | null;
  version: number;
}
