import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
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

/** Whose way of writing dates; `auto` is that of the device. */
const FORMATOS_FECHA = ['es-AR', 'es-ES', 'es-UY', 'auto'] as const;
export type FormatoFecha = (typeof FORMATOS_FECHA)[number];

/** The pages that a person may begin on. */
const INICIOS = ['/carpetas', '/personas', '/chat'] as const;
export type Inicio = (typeof INICIOS)[number];

/** After how many idle minutes the session is locked; 0: never. */
const BLOQUEO_MINUTOS = [0, 5, 15, 30, 60] as const;
export type BloqueoMinutos = (typeof BLOQUEO_MINUTOS)[number];

/** How a person wants to see the product, on every device (spec.md §2); what is absent was not chosen. */
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

  @MayBeOmitted()
  @IsIn(FORMATOS_FECHA, { message: 'Ese formato de fechas no existe.' })
  fechas?: FormatoFecha;

  /** The page after signing in. */
  @MayBeOmitted()
  @IsIn(INICIOS, { message: 'Esa página de inicio no existe.' })
  inicio?: Inicio;

  /** After how many idle minutes the session is locked; 0: never. */
  @MayBeOmitted()
  @IsIn(BLOQUEO_MINUTOS, { message: 'El bloqueo debe ser de 0, 5, 15, 30 o 60 minutos.' })
  bloqueoMinutos?: BloqueoMinutos;

  @MayBeOmitted()
  @IsObject({ message: 'Las preferencias de avisos deben ser un objeto.' })
  @ValidateNested()
  @Type(() => PreferenciasAvisosDto)
  avisos?: PreferenciasAvisosDto;
}
