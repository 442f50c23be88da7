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
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { EsFuenteONada, EsNombreDeRegla } from '../../common/input/norma.js';
import { ARRANQUES, type Arranque, COMPUTOS, type Computo, MAX_DIAS } from '../../vocabulario/computo.js';
import { CODIGOS_DE_COMUNIDAD } from '../../vocabulario/comunidades.js';
import { CUENTA_DESDE, type CuentaDesde } from '../../vocabulario/cuenta-desde.js';

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

/** Somebody of the cuenta, as a rule or a plazo names them. */
export class PersonaDePlazoDto {
  id: string;
  nombre: string;
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
