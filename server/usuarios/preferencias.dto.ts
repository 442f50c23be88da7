import { IsIn } from 'class-validator';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';

export const LAYOUTS = [
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

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type Theme = (typeof THEMES)[number];

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
}
