import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
} from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { EsFuenteONada, EsNombreDeRegla } from '../../common/input/norma.js';
import { trimmed } from '../../common/input/trimmed.js';
import { ARRANQUES, type Arranque, COMPUTOS, type Computo, MAX_DIAS } from '../../vocabulario/computo.js';
import { CODIGOS_DE_COMUNIDAD } from '../../vocabulario/comunidades.js';
import { CUENTA_DESDE, type CuentaDesde } from './cuenta-desde.js';

const EsDias = () =>
  applyDecorators(
    // In an address it is a text.
    Transform(({ value }) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    IsInt({ message: 'Los días deben ser un número entero.' }),
    Min(1, { message: 'Un plazo tiene al menos un día.' }),
    Max(MAX_DIAS, { message: `Un plazo tiene hasta ${MAX_DIAS} días.` }),
  );
const EsComputo = () => IsIn(COMPUTOS, { message: 'Elija días corridos, días hábiles o meses.' });
const EsArranque = () => IsIn(ARRANQUES, { message: 'Elija si el primer día cuenta.' });
const EsCuentaDesde = () => IsIn(CUENTA_DESDE, { message: 'Elija desde qué se cuenta.' });
const EsComunidad = () =>
  applyDecorators(IsOptional(), IsIn(CODIGOS_DE_COMUNIDAD, { message: 'Elija una comunidad de la lista.' }));
const EsFolios = () =>
  applyDecorators(
    IsOptional(),
    IsInt({ message: 'Los folios deben ser un número entero.' }),
    Min(1, { message: 'Los folios deben ser 1 o más.' }),
    Max(100_000, { message: 'Los folios pueden ser hasta 100000.' }),
  );
const EsClave = () =>
  applyDecorators(
    IsOptional(),
    IsString({ message: 'Elija la regla general.' }),
    Length(1, 40, { message: 'Elija la regla general.' }),
  );
const EsId = (message: string) => applyDecorators(IsOptional(), Transform(idOf), IsUUID('all', { message }));

/** How the days of a term are counted. */
export class ConteoDto {
  @EsDias()
  dias: number;

  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays; `meses`: `dias` months, by their day. */
  @EsComputo()
  computo: Computo;

  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  @EsArranque()
  arranque: Arranque;
}

/** What is written of how the days are counted. */
export class ConteoEscritoDto {
  @MayBeOmitted()
  @EsDias()
  dias?: number;

  /** `corridos`: all days; `habiles`: from Monday to Friday without holidays. */
  @MayBeOmitted()
  @EsComputo()
  computo?: Computo;

  /** `mismo_dia`: the first day counts; `dia_siguiente`: only those after it. */
  @MayBeOmitted()
  @EsArranque()
  arranque?: Arranque;
}

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

/** Somebody of the cuenta, as a plazo names them. */
export class PersonaDePlazoDto {
  id: string;
  nombre: string;
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

/** A rule of the cuenta, to be confirmed by the law in force. */
export class ReglaDePlazoDto {
  id: string;
  /** By it actos name the rule. */
  clave: string;
  nombre: string;
  dias: number;
  computo: Computo;
  arranque: Arranque;
  cuentaDesde: CuentaDesde;
  fuente: string | null;
  /** When somebody of the office confirmed it by the norm in force, and who; null until then. */
  confirmadaEn: Date | null;
  confirmadaPor: PersonaDePlazoDto | null;
  /** Of a rule of the book: after so many folios it is due too. */
  folios: number | null;
  /** The code of the comunidad in which it holds in place of a general rule; null for a general one. */
  comunidad: string | null;
  /** The clave of that general rule. */
  enLugarDe: string | null;
  /** Whether new plazos are offered it. */
  activa: boolean;
  version: number;
}

/** A rule as somebody saw it. */
export class ReglaVistaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Una de las reglas no es válida.' })
  id: string;

  @IsInt({ message: 'La versión debe ser un número entero.' })
  version: number;
}

/** Rules that the office confirms together, or no more. */
export class ConfirmarReglasDto {
  @IsArray({ message: 'Indique las reglas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una regla.' })
  @ArrayMaxSize(500, { message: 'Se pueden confirmar hasta 500 reglas a la vez.' })
  @NestedEach(() => ReglaVistaDto, 'Una de las reglas no es válida.')
  reglas: ReglaVistaDto[];

  /** Whether the office confirmed them by the norms in force. */
  @IsBoolean({ message: 'Indique con true o false si las confirmó.' })
  confirmada: boolean;
}

/** Where a rule holds, and what else ends its term. */
export class AlcanceDeReglaDto {
  /** Of a rule of the book: after so many folios it is due too. */
  @EsFolios()
  folios?: number | null;

  /** With `enLugarDe`: where it holds in place of that rule. */
  @EsComunidad()
  comunidad?: string | null;

  /** The clave of a general rule. */
  @EsClave()
  enLugarDe?: string | null;
}

export class CrearReglaDePlazoDto extends IntersectionType(ConteoDto, AlcanceDeReglaDto) {
  @NewId()
  id?: string | null;

  /** The step that begins it, without this. */
  @MayBeOmitted()
  @EsCuentaDesde()
  cuentaDesde?: CuentaDesde;

  @EsNombreDeRegla()
  nombre: string;

  @EsFuenteONada()
  fuente?: string | null;
}

export class ModificarReglaDePlazoDto extends IntersectionType(ConteoEscritoDto, AlcanceDeReglaDto) {
  @MayBeOmitted()
  @EsCuentaDesde()
  cuentaDesde?: CuentaDesde;

  @MayBeOmitted()
  @EsNombreDeRegla()
  nombre?: string;

  @EsFuenteONada()
  fuente?: string | null;

  /** Whether the office confirmed it by the norm in force, which it must name. Who writes a figure confirms it. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la confirmó.' })
  confirmada?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se ofrece.' })
  activa?: boolean;
}
