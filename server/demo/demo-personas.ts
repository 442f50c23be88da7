import type { CrearPersonaDto } from '../expediente/personas/personas.dto.js';
import {
  type CheckCharacters,
  ciDigit,
  cifCharacter,
  cuitDigit,
  dniLetter,
  rutUruguayDigit,
} from '../vocabulario/documentos-identidad/check-digits.js';
import { withoutAccents } from '../vocabulario/without-accents.js';
import type { OficinaDemo, PaisDeDemo } from './demo-oficina.js';
import { DemoRandom } from './demo-random.js';

type Documents = Partial<CrearPersonaDto>;

interface Human {
  isMujer: boolean;
  /** The year of birth. */
  anio: number;
  /** A number below 1000, unique in the office. The documents' numbers are made from it. */
  n: number;
}

const PROFESIONES = [
  'comerciante',
  'docente',
  'periodista',
  'electricista',
  'dentista',
  'economista',
  'artista',
  'pensionista',
];
const FIRST_YEAR = 1948;

/** The documents of a human being, by country. In Argentina and Uruguay older people have lower numbers. */
const OF_HUMAN: Record<PaisDeDemo, (human: Human) => Documents> = {
  AR: ({ isMujer, anio, n }) => {
    const dni = String(6_200_000 + (anio - FIRST_YEAR) * 690_000 + n * 613);
    const cuil = withCheckCharacter(
      [isMujer ? '27' : '20', '23'].map((prefix) => prefix + dni.padStart(8, '0')),
      cuitDigit,
    );
    return { tipoDoc: 'DNI', numeroDoc: dni, idFiscalTipo: 'CUIL', idFiscal: cuil };
  },
  ES: ({ n }) =>
    n % 9 === 0
      ? {
          tipoDoc: 'NIE',
          numeroDoc: withCheckCharacter([`X${2_300_000 + n * 1_217}`], dniLetter),
          nacionalidad: 'italiana',
        }
      : { tipoDoc: 'DNI', numeroDoc: withCheckCharacter([String(11_400_000 + n * 61_893)], dniLetter) },
  UY: ({ anio, n }) => ({
    tipoDoc: 'CI',
    numeroDoc: withCheckCharacter([String(1_050_000 + (anio - FIRST_YEAR) * 72_000 + n * 67)], ciDigit),
  }),
};

/** The tax document of a legal entity. */
const OF_ENTITY: Record<PaisDeDemo, (n: number) => Documents> = {
  AR: (n) => ({
    idFiscalTipo: 'CUIT',
    idFiscal: withCheckCharacter([`30${71_000_000 + n * 40_127}`, `33${71_000_000 + n * 40_127}`], cuitDigit),
  }),
  ES: (n) => ({ idFiscalTipo: 'CIF', idFiscal: withCheckCharacter([`B${8_400_000 + n * 30_011}`], cifCharacter) }),
  UY: (n) => ({
    idFiscalTipo: 'RUT',
    idFiscal: withCheckCharacter([`21${600_000 + n * 3_001}001`, `21${600_001 + n * 3_001}001`], rutUruguayDigit),
  }),
};

/** A person whom the office knows. @param n their number, below 1000 */
export function demoHuman(oficina: OficinaDemo, n: number): CrearPersonaDto {
  const random = new DemoRandom(`${oficina.clave}/persona/${n}`);
  const isMujer = random.next() < 0.5;
  const anio = random.int(FIRST_YEAR, 2001);
  const nombre = random.pick(isMujer ? oficina.mujeres : oficina.varones);
  const apellidos = random.pick(oficina.apellidos);
  const isCasado = random.next() < 0.45;
  return {
    tipo: 'humana',
    nombre,
    apellidos,
    nacimiento: random.dayOf(anio),
    genero: isMujer ? 'femenino' : 'masculino',
    nacionalidad: oficina.nacionalidad,
    ...(isCasado
      ? { estadoCivil: 'casado' as const, nupcias: 1, regimen: oficina.regimen }
      : { estadoCivil: random.pick(['soltero', 'divorciado', 'viudo'] as const) }),
    domicilio: `${random.pick(oficina.calles)} ${random.int(10, 4200)}, ${oficina.ciudad}`,
    profesion: random.pick(PROFESIONES),
    email: `${plain(nombre)}.${plain(apellidos)}.${n}@ejemplo.test`,
    telefono: oficina.telefono + String(n).padStart(3, '0'),
    ...OF_HUMAN[oficina.pais]({ isMujer, anio, n }),
  };
}

/** A bank or company that the office knows. */
export function demoEntity(oficina: OficinaDemo, razonSocial: string): CrearPersonaDto {
  const n = [...oficina.bancos, ...oficina.empresas].indexOf(razonSocial) + 1;
  return {
    tipo: 'juridica',
    razonSocial,
    domicilio: `${oficina.calles[0]} ${n * 110}, ${oficina.ciudad}`,
    email: `administracion.${n}@ejemplo.test`,
    telefono: `${oficina.telefono}9${String(n).padStart(2, '0')}`,
    ...OF_ENTITY[oficina.pais](n),
  };
}

/** The first body in `bodies` that has a valid check character, with this character. */
function withCheckCharacter(bodies: readonly string[], check: CheckCharacters): string {
  for (const body of bodies) {
    const [character] = check(body);
    if (character !== undefined) {
      return body + character;
    }
  }
  throw new Error(`No check character fits ${bodies.join(' or ')}.`);
}

function plain(name: string): string {
  return withoutAccents(name.split(' ')[0] ?? '').replace(/[^a-z]/g, '');
}
