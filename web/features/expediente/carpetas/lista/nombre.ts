import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';

/** What a carpeta is called where one line names it. */
export const nombreDe = ({ codigo, caratula }: CarpetaResumenDto): string =>
  codigo ? `${codigo} ${caratula}` : `el borrador ${caratula}`;
