import type { ParteDto } from '../../api/generated/partes';
import { fold } from '../../lib/fold';

/** Who disposes of a thing or charges it: there the husband or wife is usually asked for their assent. */
const dispone = new Set(['vendedor', 'donante', 'deudor']);

/**
 * The husband or wife of a parte who is suggested as a part too; null for none. Whether the assent is needed is for the
 * notary to say.
 */
export function conyugeSugerido(
  { rol, conyuge }: Pick<ParteDto, 'rol' | 'conyuge'>,
  partes: readonly ParteDto[],
  { esRegistrable }: { esRegistrable: boolean },
): string | null {
  if (!conyuge || !esRegistrable || !dispone.has(rol)) return null;
  return partes.some(({ persona }) => isSame(persona.nombreCompleto, conyuge)) ? null : conyuge;
}

/** Whether all words of the shorter name are in the other. */
function isSame(one: string, other: string): boolean {
  const [short = [], long = []] = [words(one), words(other)].sort((a, b) => a.length - b.length);
  return short.every((word) => long.includes(word));
}

const words = (name: string) =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
