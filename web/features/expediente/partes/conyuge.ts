import { daAsentimiento } from '../../../../server/vocabulario/asentimiento';
import { ROLES_DISPONENTES } from '../../../../server/vocabulario/parte-roles';
import type { ParteDto } from '../../../api/generated/partes';

/**
 * The husband or wife of a parte who is suggested as a parte too. Null for none. The notary decides whether the assent
 * is needed.
 */
export function conyugeSugerido(
  { rol, conyuge }: Pick<ParteDto, 'rol' | 'conyuge'>,
  partes: readonly ParteDto[],
  { esRegistrable }: { esRegistrable: boolean },
): string | null {
  if (!conyuge || !esRegistrable || !ROLES_DISPONENTES.has(rol)) return null;
  return partes.some((parte) => daAsentimiento({ rol: parte.rol, nombre: parte.persona.nombreCompleto }, conyuge))
    ? null
    : conyuge;
}
