import type { CambioDeVariasDto } from '../../../../../api/generated/accesos';
import { contarCarpetas } from './informe';

/** The most carpetas that a toast names. */
const named = 3;

/** Says the result of an undo: for how many carpetas it worked, and which stayed as they are, with the reason. */
export function deshechoText({ hechas, rechazadas }: CambioDeVariasDto): string {
  const done = hechas.length === 0 ? 'No se deshizo en ninguna' : `Se deshizo en ${contarCarpetas(hechas.length)}`;
  if (rechazadas.length === 0) return done;
  const reasons = Map.groupBy(rechazadas.slice(0, named), ({ motivo }) => motivo);
  const texts = [...reasons].map(
    ([motivo, some]) => `${some.map(({ nombre }) => nombre ?? 'una que no se encontró').join(', ')}: ${motivo}`,
  );
  const rest = rechazadas.length - named;
  const more = rest > 0 ? ` Y ${rest === 1 ? 'otra' : `otras ${rest}`} tampoco.` : '';
  const stayed = rechazadas.length === 1 ? 'Quedó como está' : 'Quedaron como están';
  return `${done}. ${stayed} ${texts.join(' ')}${more}`;
}
