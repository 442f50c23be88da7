/** A person or a thing, by its name. */
export class NombradoDto {
  id: string;
  nombre: string;
}
