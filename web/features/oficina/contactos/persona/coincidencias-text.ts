import type { PersonaSugeridaDto } from '../../../../api/generated/contactos';

const nombres = { correo: 'correo', telefono: 'teléfono' } as const;

/** The matching fields as text: «Tiene el mismo correo y teléfono». */
export function coincidenciasTexto(coincidencias: PersonaSugeridaDto['coincidencias']): string {
  return `Tiene el mismo ${coincidencias.map((one) => nombres[one]).join(' y ')}`;
}
