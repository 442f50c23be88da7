import type { PersonaDto } from '../../../api/generated/personas';

/** «Núñez Peña, Juan», as an index of names has it; a legal entity by its razón social. */
export function apellidosPrimero({ nombre, apellidos, nombreCompleto }: PersonaDto): string {
  return apellidos && nombre ? `${apellidos}, ${nombre}` : nombreCompleto;
}
