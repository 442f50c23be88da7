import type { Persona } from '../expediente/personas/persona.entity.js';
import type { CamposContactoDto, ContactoCorreoDto } from '../oficina/contactos/contactos.dto.js';
import { telefonoOf } from '../oficina/contactos/intercambio/telefonos.js';
import { withoutAccents } from '../vocabulario/without-accents.js';
import type { OficinaDemo, PaisDeDemo } from './demo-oficina.js';
import { DemoRandom } from './demo-random.js';

/** The etiquetas of contactos, in the order in which their list shows them. */
export const CONTACTO_ETIQUETAS = ['Cliente', 'Colega', 'Registro', 'Banco', 'Inmobiliaria', 'Familia'] as const;

type Etiqueta = (typeof CONTACTO_ETIQUETAS)[number];

/** A contact of an office, with its etiquetas by their titles. */
export interface ContactoDemo {
  campos: CamposContactoDto;
  etiquetas: readonly Etiqueta[];
}

/** Words that differ by country. */
const DEL_PAIS: Record<PaisDeDemo, { colega: readonly [string, string]; casa: string; organismos: readonly string[] }> =
  {
    AR: {
      colega: ['Escribana', 'Escribano'],
      casa: 'Escribanía',
      organismos: ['Registro de la Propiedad Inmueble', 'Colegio de Escribanos', 'Inspección General de Justicia'],
    },
    ES: {
      colega: ['Notaria', 'Notario'],
      casa: 'Notaría',
      organismos: ['Registro de la Propiedad n.º 4', 'Colegio Notarial', 'Registro Mercantil'],
    },
    UY: {
      colega: ['Escribana', 'Escribano'],
      casa: 'Escribanía',
      organismos: [
        'Registro de la Propiedad, sección Inmobiliaria',
        'Asociación de Escribanos',
        'Dirección de Catastro',
      ],
    },
  };

const SECTORES = ['Mesa de entradas', 'Certificados', 'Consultas'];
const PUESTOS_DE_BANCO = ['Gerente de sucursal', 'Créditos hipotecarios'];
const INMOBILIARIAS = ['Los Teros', 'Plaza Mayor', 'Horizonte', 'Del Puerto'];
const OFICIOS = ['Cerrajería La Llave', 'Mensajería Veloz', 'Papelería El Sello', 'Soporte de computadoras'];
const NOTAS_DE_CLIENTE = [
  '<p>Prefiere que la llamen <strong>por la mañana</strong>.</p>',
  '<p>Vive en el exterior: firma siempre <em>por apoderado</em>.</p>',
  '<p>Pendiente de traer:</p><ul><li>partida de matrimonio</li><li>último recibo de expensas</li></ul>',
  '<p>Vino recomendado por la inmobiliaria.</p>',
];

/** The contacts of an office that are not personas of its carpetas. @param taken the names of the office's personas */
export function demoContactos(oficina: OficinaDemo, taken: readonly string[]): ContactoDemo[] {
  const random = new DemoRandom(`${oficina.clave}/contactos`);
  const names = new Set(taken);
  let next = 700;
  const person = (company: string, title: string | ((isMujer: boolean) => string)) => {
    const { isMujer, nombre, apellidos } = somebody(oficina, random, names);
    return {
      name: `${nombre} ${apellidos}`,
      company,
      title: typeof title === 'string' ? title : title(isMujer),
      emails: [correo(`${slug(nombre)}.${slug(apellidos)}`, 'Trabajo')],
      phoneNumbers: [telefono(oficina, next++, 'Trabajo'), telefono(oficina, next++, 'Móvil')],
    };
  };
  const place = (name: string, n: number) => ({
    name,
    emails: [correo(slug(name), '')],
    phoneNumbers: [telefono(oficina, next++, '')],
    address: `${oficina.calles[n % oficina.calles.length]} ${110 + n * 35}, ${oficina.ciudad}`,
  });
  const { colega, casa, organismos } = DEL_PAIS[oficina.pais];
  return [
    ...oficina.apellidos.slice(0, 5).map((apellido, i): ContactoDemo => {
      const campos = person(`${casa} ${apellido}`, (isMujer) => colega[isMujer ? 0 : 1]);
      return {
        campos: { ...campos, birthday: random.dayOf(random.int(1950, 1998)) },
        etiquetas: i === 0 ? ['Colega', 'Familia'] : ['Colega'],
      };
    }),
    ...organismos.map((organismo, i): ContactoDemo => {
      const notes = `<p>Atiende de 8 a 14 h. ${SECTORES[i]}: interno ${210 + i}.</p>`;
      return { campos: { ...place(organismo, i), title: SECTORES[i], notes }, etiquetas: ['Registro'] };
    }),
    ...oficina.bancos.flatMap((banco) =>
      PUESTOS_DE_BANCO.map((puesto): ContactoDemo => ({ campos: person(banco, puesto), etiquetas: ['Banco'] })),
    ),
    ...INMOBILIARIAS.map(
      (nombre): ContactoDemo => ({ campos: person(`Inmobiliaria ${nombre}`, 'Ventas'), etiquetas: ['Inmobiliaria'] }),
    ),
    ...oficina.empresas.map(
      (empresa): ContactoDemo => ({ campos: person(empresa, 'Administración'), etiquetas: ['Cliente'] }),
    ),
    ...OFICIOS.map((oficio, i): ContactoDemo => ({ campos: place(oficio, i + 4), etiquetas: [] })),
    ...oficina.apellidos.slice(-2).map((apellido): ContactoDemo => {
      const free = oficina.mujeres
        .map((nombre) => `${nombre} ${apellido}`)
        .filter((candidate) => !names.has(candidate));
      const name = random.pick(free);
      const phoneNumbers = [telefono(oficina, next++, 'Personal')];
      return { campos: { name, phoneNumbers, birthday: random.dayOf(random.int(1950, 1998)) }, etiquetas: ['Familia'] };
    }),
  ];
}

/** The contact of a persona of the office's carpetas. @param n varies the optional fields */
export function demoCliente(oficina: OficinaDemo, persona: Persona, n: number): ContactoDemo {
  return {
    campos: {
      name: persona.nombreCompleto,
      title: persona.profesion && capitalized(persona.profesion),
      emails: [
        ...(persona.email ? [{ email: persona.email, label: 'Personal' }] : []),
        ...(n % 4 === 0 ? [correo(`oficina.${slug(persona.nombreCompleto)}`, 'Trabajo')] : []),
      ],
      phoneNumbers: [
        ...(persona.telefono ? [telefonoOf(persona.telefono, 'Móvil', oficina.pais)] : []),
        ...(n % 3 === 0 ? [telefono(oficina, 900 + n, 'Casa')] : []),
      ],
      birthday: persona.nacimiento,
      address: persona.domicilio,
      notes: n % 3 === 1 ? NOTAS_DE_CLIENTE[n % NOTAS_DE_CLIENTE.length] : null,
      personaId: persona.id,
    },
    etiquetas: ['Cliente'],
  };
}

/** A person with a new name, which is added to `names`. */
function somebody(oficina: OficinaDemo, random: DemoRandom, names: Set<string>) {
  for (;;) {
    const isMujer = random.next() < 0.5;
    const nombre = random.pick(isMujer ? oficina.mujeres : oficina.varones);
    const apellidos = random.pick(oficina.apellidos);
    const name = `${nombre} ${apellidos}`;
    if (!names.has(name)) {
      names.add(name);
      return { isMujer, nombre, apellidos };
    }
  }
}

function correo(name: string, label: string): ContactoCorreoDto {
  return { email: `${name}@ejemplo.test`, label };
}

function telefono({ telefono: prefix, pais }: OficinaDemo, n: number, label: string) {
  return telefonoOf(prefix + String(n).padStart(3, '0'), label, pais);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function slug(name: string): string {
  return withoutAccents(name)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
}
