import type { Palabras } from '../../../../../server/vocabulario/palabras';
import { capital } from '../../../../lib/capital';
import { enumerar } from '../../../../lib/enumerar';
import { contar } from '../../../../lib/numeros';
import type { CambioAjeno, Presente } from './use-live';

/** The names of a carpeta's fields within a sentence. */
const nombres: Readonly<Record<string, string>> = {
  caratula: 'la carátula',
  estado: 'el estado',
  tipoActoId: 'el tipo de acto',
  responsableId: 'el responsable',
  fechaFirmaPrevista: 'la firma prevista',
  prioridad: 'la prioridad',
  reservada: 'la reserva',
  moneda: 'la moneda',
  monto: 'el monto',
  ubicacionFisica: 'la ubicación física',
  etiquetas: 'las etiquetas',
};

/** The most people whose names and faces are shown. */
export const maxPresentes = 3;

/** Says who else has the carpeta open: «También están aquí: Ana y Bruno». */
export function quienesEstan(presentes: readonly Presente[]): string {
  if (presentes.length === 0) return '';
  const named = presentes.slice(0, maxPresentes).map(({ nombre }) => nombre);
  const left = presentes.length - named.length;
  const rest = left === 0 ? [] : [contar(left, 'persona más', 'personas más')];
  return `También ${presentes.length === 1 ? 'está' : 'están'} aquí: ${enumerar([...named, ...rest])}`;
}

/** Says which fields others changed, the last person first: «Ana cambió el monto y la moneda». */
export function queCambiaron(cambios: readonly CambioAjeno[], { firmante }: Palabras): string {
  const nombreDe = (campo: string) => (campo === 'escribanoId' ? `el ${firmante}` : (nombres[campo] ?? 'otros datos'));
  const latest = [...cambios].sort((one, other) => other.n - one.n);
  return [...Map.groupBy(latest, ({ quien }) => quien)]
    .map(([quien, suyos]) => `${capital(quien)} cambió ${enumerar(suyos.map(({ campo }) => nombreDe(campo)))}`)
    .join('. ');
}

/** Says who changed some fields, for a text beside them. Undefined when nobody did. */
export function quienCambio(cambios: readonly CambioAjeno[], ...campos: string[]): string | undefined {
  const quienes = new Set(cambios.filter(({ campo }) => campos.includes(campo)).map(({ nombre }) => nombre));
  return quienes.size > 0 ? `Lo cambió ${enumerar(quienes)}` : undefined;
}
