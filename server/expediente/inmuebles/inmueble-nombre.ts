import type { Inmueble } from './inmueble.entity.js';

/** The fields that make the name of an inmueble. */
export type Nombrado = Pick<Inmueble, 'matricula' | 'nomenclatura' | 'domicilio'>;

/** The name of an inmueble: the matrícula, else the nomenclatura, else the address. */
export function nombreDe({ matricula, nomenclatura, domicilio }: Nombrado): string {
  return matricula ? `Matrícula ${matricula}` : (nomenclatura ?? domicilio ?? '');
}

/** The detail beside the name: the address, else the nomenclatura. */
export function detalleDe({ matricula, nomenclatura, domicilio }: Nombrado): string | null {
  return matricula ? (domicilio ?? nomenclatura) : nomenclatura ? domicilio : null;
}
