import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';

/** What kind of thing a field has, which decides how it is written. */
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
  /** What people call it. */
  nombre: string;
  tipo: TipoDeDato;
}

/** Something with fields: the carpeta, a parte, an inmueble. */
export interface Esquema {
  /** What people call it, in the singular. */
  nombre: string;
  campos: Readonly<Record<string, Campo>>;
  grupos: Readonly<Record<string, Grupo>>;
}

/** Something with fields inside of another: one, or a list of them. */
export interface Grupo {
  nombre: string;
  esquema: Esquema;
  isLista: boolean;
}

const campos = (tipo: TipoDeDato, nombres: Record<string, string>): Record<string, Campo> =>
  Object.fromEntries(Object.entries(nombres).map(([clave, nombre]) => [clave, { nombre, tipo }]));

/** What stands between this one of a list and the next one: nothing after the last. */
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

/** The list of the partes of each role, as a template names it. */
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

/** All that a template may name, beside the clauses of the office. */
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

/** {@link RAIZ} with the clauses that the office has, each as a field of `clausula`. */
export function raizCon(clausulas: readonly ClausulaLeida[]): Esquema {
  const nombres = Object.fromEntries(clausulas.map(({ clave, nombre }) => [clave, nombre]));
  const esquema = { nombre: 'Cláusula', campos: campos('texto', nombres), grupos: {} };
  return { ...RAIZ, grupos: { ...RAIZ.grupos, clausula: { nombre: 'Cláusulas', esquema, isLista: false } } };
}

/** What a name leads to, with what it is called from the outside. */
export type Hallado = { campo: Campo; esquema: Esquema } | { grupo: Grupo };

/**
 * Finds what an expression names, in what it stands in or in what is around that. A name without its carpeta is also looked
 * for there: `{monto}`.
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
