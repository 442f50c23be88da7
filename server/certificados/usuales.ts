import type { Certificado } from './certificado.entity.js';
import type { CertificadoRegla } from './certificado-regla.entity.js';

/** The roles of the partes who dispose of what a carpeta is about. */
const DISPONEN = ['vendedor', 'donante', 'deudor'];

/** What the certificates of a carpeta can be about. */
interface Sujetos {
  inmuebles: readonly string[];
  partes: readonly { id: string; rol: string }[];
}

type Usual = Pick<
  Certificado,
  'tipo' | 'nombre' | 'organismo' | 'dias' | 'computo' | 'arranque' | 'fuente' | 'inmuebleId' | 'parteId'
>;

/**
 * The certificates that a carpeta usually needs and does not have, in the order of the rules: one for each of what it is
 * about. While the carpeta has nothing of that, there is one about nothing.
 */
export function usualesDe(
  reglas: readonly CertificadoRegla[],
  { inmuebles, partes }: Sujetos,
  present: readonly Pick<Certificado, 'tipo' | 'nombre' | 'inmuebleId' | 'parteId'>[],
): Usual[] {
  const disponen = partes.filter(({ rol }) => DISPONEN.includes(rol)).map(({ id }) => id);
  const isThere = (one: Usual) =>
    present.some(
      ({ tipo, nombre, inmuebleId, parteId }) =>
        tipo === one.tipo && nombre === one.nombre && inmuebleId === one.inmuebleId && parteId === one.parteId,
    );
  return reglas
    .filter(({ usual }) => usual)
    .flatMap(({ por, tipo, nombre, organismo, dias, computo, arranque, fuente }) => {
      const sobre = por === 'inmueble' ? inmuebles : por === 'parte' ? disponen : [];
      const ids = sobre.length > 0 ? sobre : [null];
      return ids.map((id) => ({
        ...{ tipo, nombre, organismo, dias, computo, arranque, fuente },
        inmuebleId: por === 'inmueble' ? id : null,
        parteId: por === 'parte' ? id : null,
      }));
    })
    .filter((one) => !isThere(one));
}
