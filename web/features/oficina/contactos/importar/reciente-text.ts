import type { ImportacionRecienteDto } from '../../../../api/generated/contactos';
import { daysBetween, formatHora } from '../../../../lib/fechas';
import { contar, formatEntero } from '../../../../lib/numeros';

/** When an import of the last day was made: «hoy a las 10:32». */
export function cuandoTexto({ importadaEn }: Pick<ImportacionRecienteDto, 'importadaEn'>, now = new Date()): string {
  return `${daysBetween(importadaEn, now) === 0 ? 'hoy' : 'ayer'} a las ${formatHora(importadaEn)}`;
}

type Contados = Pick<ImportacionRecienteDto, 'creados' | 'combinados'>;

/** The outcome of an import: «agregó 24 contactos y completó otros 3». */
export function loHechoTexto({ creados, combinados }: Contados): string {
  const agrego = `agregó ${contar(creados, 'contacto', 'contactos')}`;
  if (combinados === 0) return agrego;
  if (creados === 0) return `completó ${contar(combinados, 'contacto', 'contactos')}`;
  return `${agrego} y completó ${combinados === 1 ? 'otro' : `otros ${formatEntero(combinados)}`}`;
}

/** The effects of undoing an import, in sentences. */
export function loQueSeDeshaceTexto({ creados, combinados }: Contados): string {
  const eliminados =
    creados === 1
      ? 'Se elimina el contacto que agregó, aunque haya cambiado después. Se puede recuperar de la papelera durante un día.'
      : `Se eliminan los ${formatEntero(creados)} contactos que agregó, también los que cambiaron después. Se pueden recuperar de la papelera durante un día.`;
  const completados =
    combinados === 1
      ? 'Al que ya existía se le quita lo que sumó, salvo lo que cambió después.'
      : `A los ${formatEntero(combinados)} que ya existían se les quita lo que sumó, salvo lo que cambió después.`;
  return [creados > 0 && eliminados, combinados > 0 && completados].filter(Boolean).join(' ');
}
