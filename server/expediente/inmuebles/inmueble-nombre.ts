import type { Inmueble } from './inmueble.entity.js';

/** What an inmueble is called by. */
export type Nombrado = Pick<Inmueble, 'matricula' | 'nomenclatura' | 'domicilio'>;

/** What people call an inmueble by: the matrícula, or else the nomenclatura or the address. */
export function nombreDe({ matricula, nomenclatura, domicilio }: Nombrado): string {
  return matricula ? `Matrícula ${matricula}` : (nomenclatura ?? domicilio ?? '');
}

/** What tells it apart beside its name: the address, or else the nomenclatura. */
export function detalleDe({ matricula, nomenclatura, domicilio }: Nombrado): string | null {
  return matricula ? (domicilio ?? nomenclatura) : nomenclatura ? domicilio : null;
}
