import type { PersonaDto } from '../../../api/generated/personas';

/** «Núñez Peña, Juan», as in an index of names. For a legal entity it is the razón social. */
export function apellidosPrimero({ nombre, apellidos, nombreCompleto }: PersonaDto): string {
  return apellidos && nombre ? `${apellidos}, ${nombre}` : nombreCompleto;
}
