import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';

/** The kind of value of a field, which decides how texts write it. */
export type TipoDeDato =
  | 'texto'
  | 'fecha'
  | 'hora'
  | 'monto'
  | 'numero'
  | 'porcentaje'
  | 'superficie'
  | 'genero'
  | 'sino';

/** A field that a template may name. */
export interface Campo {
  /** The name for people. */
  nombre: string;
  tipo: TipoDeDato;
}

/** A kind of thing with fields: the carpeta, a parte, an inmueble. */
export interface Esquema {
  /** The name for people, in the singular. */
  nombre: string;
  campos: Readonly<Record<string, Campo>>;
  grupos: Readonly<Record<string, Grupo>>;
}

/** A thing with fields inside another: a single one, or a list. */
export interface Grupo {
  nombre: string;
  esquema: Esquema;
  isLista: boolean;
}

const campos = (tipo: TipoDeDato, nombres: Record<string, string>): Record<string, Campo> =>
  Object.fromEntries(Object.entries(nombres).map(([clave, nombre]) => [clave, { nombre, tipo }]));

/** The text between this item of a list and the next; empty after the last. */
const ENTRE = campos('texto', { separador: 'Coma, «y» o nada, según el lugar en la lista' });

const PERSONA: Esquema = {
  nombre: 'Parte',
  campos: {
    ...campos('texto', {
      nombreCompleto: 'Nombre completo',
      nombre: 'Nombre',
      apellidos: 'Apellidos',
      documento: 'Documento',
      tipoDocumento: 'Tipo de documento',
      numeroDocumento: 'Número de documento',
      idFiscal: 'Identificación fiscal',
    }),
    ...campos('fecha', { nacimiento: 'Fecha de nacimiento' }),
    ...campos('texto', {
      nacionalidad: 'Nacionalidad',
      estadoCivil: 'Estado civil',
      conyuge: 'Cónyuge',
      regimen: 'Régimen patrimonial',
      domicilio: 'Domicilio',
      profesion: 'Profesión',
      email: 'Correo electrónico',
      telefono: 'Teléfono',
      rol: 'Rol',
      caracter: 'Carácter',
    }),
    ...campos('numero', { nupcias: 'Nupcias' }),
    ...campos('porcentaje', { porcentaje: 'Porcentaje' }),
    ...campos('genero', { genero: 'Género' }),
    ...campos('sino', { esHumana: 'Es una persona humana', esJuridica: 'Es una persona jurídica' }),
    ...ENTRE,
  },
  get grupos() {
    return { representados: { nombre: 'Representados', esquema: PERSONA, isLista: true } };
  },
};

const INMUEBLE: Esquema = {
  nombre: 'Inmueble',
  campos: {
    ...campos('texto', {
      matricula: 'Matrícula',
      registro: 'Registro',
      nomenclatura: 'Nomenclatura',
      domicilio: 'Domicilio',
      linderos: 'Linderos',
    }),
    ...campos('superficie', { superficie: 'Superficie' }),
    ...campos('monto', { valuacion: 'Valuación' }),
    ...campos('porcentaje', { porcentaje: 'Porcentaje' }),
    ...ENTRE,
  },
  grupos: {},
};

const CERTIFICADO: Esquema = {
  nombre: 'Certificado',
  campos: {
    ...campos('texto', { nombre: 'Nombre', organismo: 'Organismo', resultado: 'Resultado' }),
    ...campos('fecha', { expedido: 'Fecha de expedición', vence: 'Vence' }),
    ...ENTRE,
  },
  grupos: {},
};

const CARPETA: Esquema = {
  nombre: 'Carpeta',
  campos: {
    ...campos('texto', { codigo: 'Número', caratula: 'Carátula', acto: 'Acto' }),
    ...campos('monto', { monto: 'Monto' }),
    ...campos('fecha', { fechaFirma: 'Fecha de firma' }),
    ...campos('texto', { responsable: 'Responsable', ubicacion: 'Ubicación' }),
  },
  grupos: {},
};

/** The names that templates use for the list of partes of each role. */
export const LISTA_DE_ROL: Readonly<Record<string, string>> = {
  vendedor: 'vendedores',
  comprador: 'compradores',
  donante: 'donantes',
  donatario: 'donatarios',
  poderdante: 'poderdantes',
  apoderado: 'apoderados',
  acreedor: 'acreedores',
  deudor: 'deudores',
  socio: 'socios',
  testador: 'testadores',
  requirente: 'requirentes',
  firmante: 'firmantes',
  conyuge_asentiente: 'conyugesAsentientes',
  testigo: 'testigos',
};

/** All names that a template may use, except the clauses of the office. */
export const RAIZ: Esquema = {
  nombre: 'Carpeta',
  campos: {},
  grupos: {
    carpeta: { nombre: 'Carpeta', esquema: CARPETA, isLista: false },
    oficina: {
      nombre: 'Oficina',
      esquema: { nombre: 'Oficina', campos: campos('texto', { nombre: 'Nombre de la oficina' }), grupos: {} },
      isLista: false,
    },
    escribano: {
      nombre: 'Quien firma',
      esquema: {
        nombre: 'Quien firma',
        campos: campos('texto', { nombre: 'Nombre de quien firma', email: 'Correo de quien firma' }),
        grupos: {},
      },
      isLista: false,
    },
    hoy: {
      nombre: 'Hoy',
      esquema: {
        nombre: 'Hoy',
        campos: { ...campos('fecha', { fecha: 'Fecha de hoy' }), ...campos('hora', { hora: 'Hora de ahora' }) },
        grupos: {},
      },
      isLista: false,
    },
    partes: { nombre: 'Todas las partes', esquema: PERSONA, isLista: true },
    ...Object.fromEntries(
      Object.entries(LISTA_DE_ROL).map(([rol, lista]) => [
        lista,
        { nombre: `Partes: ${(ROL_PARTE_NOMBRE[rol] ?? rol).toLowerCase()}`, esquema: PERSONA, isLista: true },
      ]),
    ),
    inmuebles: { nombre: 'Inmuebles', esquema: INMUEBLE, isLista: true },
    certificados: { nombre: 'Certificados', esquema: CERTIFICADO, isLista: true },
  },
};

/** A clause that templates may name. */
export interface ClausulaLeida {
  clave: string;
  nombre: string;
  texto: string;
}

/** {@link RAIZ} and the clauses of the office, each as a field of `clausula`. */
export function raizCon(clausulas: readonly ClausulaLeida[]): Esquema {
  const nombres = Object.fromEntries(clausulas.map(({ clave, nombre }) => [clave, nombre]));
  const esquema = { nombre: 'Cláusula', campos: campos('texto', nombres), grupos: {} };
  return { ...RAIZ, grupos: { ...RAIZ.grupos, clausula: { nombre: 'Cláusulas', esquema, isLista: false } } };
}

/** The result of looking up a name in esquemas, with its name for people. */
export type Hallado = { campo: Campo; esquema: Esquema } | { grupo: Grupo };

/**
 * Looks up the name of an expression, from the innermost esquema outwards. The carpeta is searched last, so `{monto}`
 * needs no `carpeta.` before it.
 * @param esquemas from the innermost to the root
 */
export function hallarEn(esquemas: readonly Esquema[], ruta: readonly string[]): Hallado | null {
  for (const esquema of esquemas) {
    const found = hallarDesde(esquema, ruta);
    if (found) {
      return found;
    }
  }
  return hallarDesde(CARPETA, ruta);
}

function hallarDesde(esquema: Esquema, [name = '', ...rest]: readonly string[]): Hallado | null {
  if (rest.length === 0) {
    const campo = Object.hasOwn(esquema.campos, name) ? esquema.campos[name] : undefined;
    const grupo = Object.hasOwn(esquema.grupos, name) ? esquema.grupos[name] : undefined;
    return campo ? { campo, esquema } : grupo ? { grupo } : null;
  }
  const grupo = Object.hasOwn(esquema.grupos, name) ? esquema.grupos[name] : undefined;
  return grupo && !grupo.isLista ? hallarDesde(grupo.esquema, rest) : null;
}
