import type { PersonaSugeridaDto } from '../../../../api/generated/contactos';

const nombres = { correo: 'correo', telefono: 'teléfono' } as const;

/** «Tiene el mismo correo y teléfono» */
export function coincidenciasTexto(coincidencias: PersonaSugeridaDto['coincidencias']): string {
  return `Tiene el mismo ${coincidencias.map((one) => nombres[one]).join(' y ')}`;
}
