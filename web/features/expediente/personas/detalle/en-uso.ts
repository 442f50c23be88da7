import type { UsoDePersonaDto } from '../../../../api/generated/personas';

/** Why a persona cannot be deleted; null when nothing keeps it. */
export function motivoDeUso({ carpetas, enPapelera }: UsoDePersonaDto): string | null {
  if (carpetas > 0) return `Es parte de ${carpetas === 1 ? '1 carpeta' : `${carpetas} carpetas`}`;
  if (enPapelera > 0) {
    return `Es parte de ${enPapelera === 1 ? '1 carpeta' : `${enPapelera} carpetas`} de la papelera`;
  }
  return null;
}
