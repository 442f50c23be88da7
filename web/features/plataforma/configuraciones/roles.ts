import type { Option } from '../../../components/ui/select';
import { usePalabras } from '../../../session/use-pais';

/**
 * The roles of a cuenta, with the names of its country. The role with most permissions comes first. The server uses the
 * same numbers.
 */
export function useRoles(): readonly Option<number>[] {
  const { adscripto, oficial } = usePalabras();
  return ['Titular', adscripto, oficial, 'Gestor', 'Lectura'].map((label, i) => ({ value: i + 1, label }));
}

/** The permissions of each role, in a sentence (docs/domain.md#roles-and-permissions). */
export const alcances: Readonly<Record<number, string>> = {
  1: 'Ve y hace todo, y además administra el equipo, el plan y los datos de la cuenta.',
  2: 'Ve todas las carpetas, también las reservadas; firma, numera y anula.',
  3: 'Trabaja en las carpetas no reservadas y en las que tiene asignadas. No firma ni numera.',
  4: 'Ve solo las carpetas que tiene asignadas, y sube documentos en ellas.',
  5: 'Consulta las carpetas a las que se le da acceso, sin cambiar nada.',
};
