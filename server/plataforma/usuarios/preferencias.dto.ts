import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { FAVORITOS_MAX } from '../../vocabulario/menu.js';
import { PreferenciasAvisosDto } from './preferencias-avisos.dto.js';

const LAYOUTS = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
] as const;
export type Layout = (typeof LAYOUTS)[number];

const SCHEMES = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof SCHEMES)[number];

const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type Theme = (typeof THEMES)[number];

/** How much a screen shows at once. */
const DENSIDADES = ['comoda', 'compacta'] as const;
export type Densidad = (typeof DENSIDADES)[number];

/** The formats of dates; `auto` uses the locale of the device. */
const FORMATOS_FECHA = ['es-AR', 'es-CL', 'es-ES', 'es-UY', 'auto'] as const;
export type FormatoFecha = (typeof FORMATOS_FECHA)[number];

/** The pages that can be shown first after signing in. */
const INICIOS = ['/carpetas', '/personas', '/chat'] as const;
export type Inicio = (typeof INICIOS)[number];

/** The idle minutes after which the session is locked; 0 never locks it. */
const BLOQUEO_MINUTOS = [0, 5, 15, 30, 60] as const;
export type BloqueoMinutos = (typeof BLOQUEO_MINUTOS)[number];

/** The columns that the list of carpetas may have beside the number and the carátula. */
const COLUMNAS_CARPETAS = [
  'estado',
  'responsable',
  'escribano',
  'fechaFirmaPrevista',
  'prioridad',
  'etiquetas',
  'creadaEn',
  'actualizadaEn',
] as const;
export type ColumnaCarpetas = (typeof COLUMNAS_CARPETAS)[number];

/** The preferences of a person, on every device. A field without a choice is absent. */
export class PreferenciasDto {
  @MayBeOmitted()
  @IsIn(LAYOUTS, { message: 'Esa disposición no existe.' })
  layout?: Layout;

  @MayBeOmitted()
  @IsIn(SCHEMES, { message: 'El esquema debe ser light, dark o auto.' })
  scheme?: Scheme;

  @MayBeOmitted()
  @IsIn(THEMES, { message: 'Ese tema no existe.' })
  theme?: Theme;

  /** How much a screen shows at once; `comoda` until the person chooses. */
  @MayBeOmitted()
  @IsIn(DENSIDADES, { message: 'La densidad debe ser comoda o compacta.' })
  densidad?: Densidad;

  @MayBeOmitted()
  @IsIn(FORMATOS_FECHA, { message: 'Ese formato de fechas no existe.' })
  fechas?: FormatoFecha;

  /** The first page after signing in. */
  @MayBeOmitted()
  @IsIn(INICIOS, { message: 'Esa página de inicio no existe.' })
  inicio?: Inicio;

  /** The idle minutes after which the session is locked; 0 never locks it. */
  @MayBeOmitted()
  @IsIn(BLOQUEO_MINUTOS, { message: 'El bloqueo debe ser de 0, 5, 15, 30 o 60 minutos.' })
  bloqueoMinutos?: BloqueoMinutos;

  /** Whether a carpeta's page shows all its fields. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se muestran más datos.' })
  masDatos?: boolean;

  /** The columns of the list of carpetas, beside the number and the carátula. */
  @MayBeOmitted()
  @IsArray({ message: 'Las columnas deben ser una lista.' })
  @ArrayMaxSize(6, { message: 'La lista puede tener hasta seis columnas además de número y carátula.' })
  @ArrayUnique({ message: 'Hay una columna repetida.' })
  @IsIn(COLUMNAS_CARPETAS, { each: true, message: 'Una de las columnas no existe.' })
  columnasCarpetas?: ColumnaCarpetas[];

  /** The ids of favourite entries of the menu, in the person's order. Ids that the menu does not have are dropped. */
  @MayBeOmitted()
  @IsArray({ message: 'Los favoritos deben ser una lista.' })
  @ArrayMaxSize(FAVORITOS_MAX, { message: `Puede tener hasta ${FAVORITOS_MAX} favoritos.` })
  @ArrayUnique({ message: 'Hay un favorito repetido.' })
  @IsString({ each: true, message: 'Cada favorito es el identificador de una entrada del menú.' })
  @MaxLength(60, { each: true, message: 'Uno de los favoritos no existe.' })
  favoritos?: string[];

  /** The ids of groups of the menu that are folded. Ids that the menu does not have are dropped. */
  @MayBeOmitted()
  @IsArray({ message: 'Los grupos plegados deben ser una lista.' })
  @ArrayMaxSize(12, { message: 'Hay demasiados grupos plegados.' })
  @ArrayUnique({ message: 'Hay un grupo repetido.' })
  @IsString({ each: true, message: 'Cada grupo es el identificador de un grupo del menú.' })
  @MaxLength(60, { each: true, message: 'Uno de los grupos no existe.' })
  gruposPlegados?: string[];

  @MayBeOmitted()
  @Nested(() => PreferenciasAvisosDto, 'Las preferencias de avisos deben ser un objeto.')
  avisos?: PreferenciasAvisosDto;
}
