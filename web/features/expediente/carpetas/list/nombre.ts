import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';

/** The name of a carpeta on one line. */
export const nombreDe = ({ codigo, caratula }: CarpetaResumenDto): string =>
  codigo ? `${codigo} ${caratula}` : `el borrador ${caratula}`;
