import type { InstrumentoDto } from '../../../api/generated/protocolo';

/** The kinds of instrumentos, as options of a field. */
export const tipos = [
  { value: 'escritura', label: 'Escritura' },
  { value: 'acta', label: 'Acta' },
  { value: 'certificacion', label: 'Certificación' },
] as const;
export type Tipo = (typeof tipos)[number]['value'];

/** The kinds of copies, as options of a field. */
export const tiposDeCopia = [
  { value: 'primera', label: 'Primera copia' },
  { value: 'posterior', label: 'Copia posterior' },
  { value: 'simple', label: 'Copia simple' },
] as const;
export type TipoDeCopia = (typeof tiposDeCopia)[number]['value'];

/** «Escritura 41» */
export function instrumentoEnTexto({ tipo, numero }: Pick<InstrumentoDto, 'tipo' | 'numero'>): string {
  return `${tipos.find(({ value }) => value === tipo)?.label} ${numero}`;
}

/** «Folios 120 a 123». Null for an instrumento without folios. */
export function foliosEnTexto({ folioDesde, folioHasta }: Pick<InstrumentoDto, 'folioDesde' | 'folioHasta'>): string {
  if (folioDesde === null) return '';
  return folioDesde === folioHasta ? `Folio ${folioDesde}` : `Folios ${folioDesde} a ${folioHasta}`;
}
