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
    // In the query of an address, numbers are texts.
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

/** The days of a plazo, and how they are counted. */
export class ConteoDto {
  @EsDias()
  dias: number;

  /** `corridos`: all days. `habiles`: Monday to Friday without holidays. `meses`: `dias` is a number of months. */
  @EsComputo()
  computo: Computo;

  /** `mismo_dia`: the first day counts. `dia_siguiente`: counting begins with the next day. */
  @EsArranque()
  arranque: Arranque;
}

/** The figures of a plazo that a client sends. */
export class ConteoEscritoDto {
  @MayBeOmitted()
  @EsDias()
  dias?: number;

  /** `corridos`: all days. `habiles`: Monday to Friday without holidays. `meses`: `dias` is a number of months. */
  @MayBeOmitted()
  @EsComputo()
  computo?: Computo;

  /** `mismo_dia`: the first day counts. `dia_siguiente`: counting begins with the next day. */
  @MayBeOmitted()
  @EsArranque()
  arranque?: Arranque;
}

/** A member of the cuenta who belongs to a rule or a plazo. */
export class PersonaDePlazoDto {
  id: string;
  nombre: string;
}

/** A rule of the cuenta. The office confirms it by the law in force. */
export class ReglaDePlazoDto {
  id: string;
  /** The name by which actos refer to the rule. */
  clave: string;
  nombre: string;
  dias: number;
  computo: Computo;
  arranque: Arranque;
  cuentaDesde: CuentaDesde;
  fuente: string | null;
  /** When a person of the office confirmed the rule by the norm in force. Null until then. */
  confirmadaEn: Date | null;
  confirmadaPor: PersonaDePlazoDto | null;
  /** The number of folios after which the book is due, too. Null for other rules. */
  folios: number | null;
  /** The code of the comunidad in which the rule replaces a general rule. Null for a general rule. */
  comunidad: string | null;
  /** The clave of the general rule that this rule replaces. */
  enLugarDe: string | null;
  /** Whether the rule is offered for new plazos. */
  activa: boolean;
  version: number;
}

/** A rule in the version that the person saw. */
export class ReglaVistaDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'Una de las reglas no es válida.' })
  id: string;

  @IsInt({ message: 'La versión debe ser un número entero.' })
  version: number;
}

/** Rules that the office confirms together, or whose confirmation it takes back. */
export class ConfirmarReglasDto {
  @IsArray({ message: 'Indique las reglas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una regla.' })
  @ArrayMaxSize(500, { message: 'Se pueden confirmar hasta 500 reglas a la vez.' })
  @NestedEach(() => ReglaVistaDto, 'Una de las reglas no es válida.')
  reglas: ReglaVistaDto[];

  /** Whether the office has confirmed the rules by the norms in force. */
  @IsBoolean({ message: 'Indique con true o false si las confirmó.' })
  confirmada: boolean;
}

/** The comunidad of a rule, and the folios that make its book due. */
export class AlcanceDeReglaDto {
  /** The number of folios after which the book is due, too. Only for rules of the book. */
  @EsFolios()
  folios?: number | null;

  /** The comunidad in which the rule replaces the rule `enLugarDe`. */
  @EsComunidad()
  comunidad?: string | null;

  /** The clave of the general rule that this rule replaces. */
  @EsClave()
  enLugarDe?: string | null;
}

export class CrearReglaDePlazoDto extends IntersectionType(ConteoDto, AlcanceDeReglaDto) {
  @NewId()
  id?: string | null;

  /** The kind of day from which the rule counts. Without it, the step that begins the plazo. */
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

  /** Whether the office has confirmed the rule by its norm. Who changes a figure confirms the rule, too. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la confirmó.' })
  confirmada?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se ofrece.' })
  activa?: boolean;
}
