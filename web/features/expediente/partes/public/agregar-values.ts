import { any, check, literal, nullable, object, pipe, string, variant } from 'valibot';
import type { AgregarParteDto } from '../../../../api/generated/partes';
import { personaSchema } from '../../personas/public/form/persona-schema';
import { type ConPersona, emptyPersona, toDto } from '../../personas/public/form/persona-values';
import { emptyParte, type ParteValues, parteEntries, toParteDto } from './parte-values';

/** The form of a new parte, with a known persona or a new persona. */
export interface AgregarValues extends ParteValues, ConPersona {
  modo: 'existente' | 'nueva';
  personaId: string | null;
}

const elegida = pipe(
  nullable(string()),
  check((id) => id !== null, 'Elija una persona o registre una nueva.'),
);

/** Only the fields of the chosen mode are checked. */
export const agregarSchema = variant('modo', [
  object({ ...parteEntries, modo: literal('existente'), personaId: elegida, persona: any() }),
  object({ ...parteEntries, modo: literal('nueva'), personaId: any(), persona: personaSchema }),
]);

export function emptyAgregar(rol: string, pais: string): AgregarValues {
  return { ...emptyParte(rol), modo: 'existente', personaId: null, persona: emptyPersona(pais) };
}

export function toAgregarDto(values: AgregarValues): AgregarParteDto {
  const who = values.modo === 'nueva' ? { persona: toDto(values.persona) } : { personaId: values.personaId ?? '' };
  return { ...toParteDto(values), ...who };
}
