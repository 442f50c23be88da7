import type { Persona } from '../personas/persona.entity.js';

/** The fields of a persona that the signature freezes: who they were, and what they declared. */
export type PersonaAlFirmar = Omit<
  Persona,
  'id' | 'unidaA' | 'vencimiento' | 'version' | 'creadaPor' | 'creadaEn' | 'actualizadaEn'
>;

export function personaAlFirmar(persona: Persona): PersonaAlFirmar {
  const { id: _, unidaA: __, vencimiento: ___, version: ____, ...rest } = persona;
  const { creadaPor: _____, creadaEn: ______, actualizadaEn: _______, ...fields } = rest;
  return fields;
}
