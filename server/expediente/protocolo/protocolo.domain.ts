import type { Domain } from '../../common/domain.js';
import { listed, named, quoted } from '../../plataforma/auditoria/palabras.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { ROL } from '../../vocabulario/roles.js';
import { cuantiaEnTexto } from './cuantia.js';
import {
  instrumentoEnTexto,
  TIPO_INSTRUMENTO_NOMBRE,
  TIPOS_INSTRUMENTO,
  type TipoInstrumento,
} from './tipos-instrumento.js';

const { titular, adscripto, oficial } = ROL;

const CAMPOS = {
  nombre: 'el nombre',
  escribanoId: 'de quién es',
  activo: 'si está en uso',
  anioInicial: 'el año de comienzo',
  escrituraInicial: 'la primera escritura',
  actaInicial: 'la primera acta',
  certificacionInicial: 'la primera certificación',
  folioInicial: 'el primer folio',
  folioCertificacionesInicial: 'el primer folio de certificaciones',
  objeto: 'el objeto',
  lugar: 'el lugar',
  cuantia: 'la cuantía',
  moneda: 'la moneda',
  observacion: 'la observación',
  solicitante: 'quién la pidió',
  fecha: 'la fecha',
  retiradaPor: 'quién la retiró',
  retiradaEn: 'el día del retiro',
  motivo: 'el motivo',
};

/** The name of the kind of an instrumento `i`, as SQL. */
const NOMBRE_DEL_TIPO = `case i.tipo ${TIPOS_INSTRUMENTO.map(
  (tipo) => `when '${tipo}' then '${TIPO_INSTRUMENTO_NOMBRE[tipo]}'`,
).join(' ')} end`;

/** A text of each instrumento `i` in force of a carpeta `c`, with its folios `f`, as SQL. */
const deLosVigentes = (texto: string) => `
  (select string_agg(${texto}, '; ' order by i.fecha, i.numero, i.id)
     from instrumentos i left join folios f on f.instrumento_id = i.id
    where i.carpeta_id = c.id and i.estado = 'vigente')`;

/** An instrumento in words: «la escritura 41 de 2026». */
const instrumento = ({ tipo, numero, anio }: Readonly<Record<string, unknown>>) =>
  `${instrumentoEnTexto({ tipo: tipo as TipoInstrumento, numero: Number(numero) })} de ${String(anio)}`;
/** The same with «de»: «del acta 3 de 2026». */
const delInstrumento = (datos: Readonly<Record<string, unknown>>) =>
  `de ${instrumento(datos)}`.replace(/^de el /, 'del ');
const folios = ({ desde, hasta }: Readonly<Record<string, unknown>>) =>
  desde === undefined
    ? ''
    : desde === hasta
      ? `, folio ${String(desde)}`
      : `, folios ${String(desde)} a ${String(hasta)}`;
/** A binding in words: «de Protocolo hasta el folio 120 de 2026, el 03/02/2026». */
const hastaElFolio = ({ registro, folio, anio, dia }: Readonly<Record<string, unknown>>) =>
  `de ${String(registro)} hasta el folio ${String(folio)} de ${String(anio)}, el ${fechaEnTexto(String(dia))}`;
/** A corrected field, with the old and the new value. */
interface Cambio {
  campo: keyof typeof CAMPOS;
  antes: string | null;
  ahora: string | null;
}

/** A correction in words: «el lugar, de «Rosario» a «Santa Fe»». */
function cambioEnTexto({ campo, antes, ahora }: Cambio): string {
  const [old, now] = [antes, ahora].map((valor) =>
    valor === null ? 'nada' : quoted(campo === 'cuantia' ? cuantiaEnTexto(valor, null) : valor),
  );
  return `${CAMPOS[campo]}, de ${old} a ${now}`;
}

const tema = { clase: 'carpetas', icono: 'book-open' } as const;

export const protocoloDomain = {
  permissions: {
    'protocolo.registros': [titular, adscripto],
    'copias.editar': [titular, adscripto, oficial],
  },
  tables: {
    registros_notariales: { order: 'id' },
    instrumentos: { order: 'id' },
    folios: { order: 'id' },
    copias: { order: 'id' },
    entregas: { order: 'id' },
    empastes: { order: 'id' },
  },
  hechos: {
    'instrumento.numerado': (datos) =>
      `numeró ${instrumento(datos)}${folios(datos)}${datos.motivo ? `, sin estar lista para la firma: ${String(datos.motivo)}` : ''}`,
    'instrumento.modificado': (datos) => `modificó ${named(datos.campos, CAMPOS)} ${delInstrumento(datos)}`,
    'instrumento.corregido': (datos) =>
      `corrigió ${instrumento(datos)}: ${listed((datos.cambios as Cambio[]).map(cambioEnTexto))}${datos.motivo ? `: ${String(datos.motivo)}` : ''}`,
    'instrumento.folios-corregidos': (datos) =>
      `corrigió los folios ${delInstrumento(datos)}, que terminan en el ${String(datos.ahora)} y no en el ${String(datos.antes)}: ${String(datos.motivo)}`,
    'instrumento.errose': (datos) => `dejó como errose ${instrumento(datos)}: ${String(datos.motivo)}`,
    'copia.expedida': ({ nombre, solicitante, motivo }) =>
      `expidió la ${String(nombre).toLowerCase()} para ${String(solicitante)}${motivo ? `: ${String(motivo)}` : ''}`,
    'entrega.registrada': ({ aQuien, copias }) =>
      `entregó a ${String(aQuien)}${(copias as string[]).length > 0 ? `: ${listed((copias as string[]).map((copia) => copia.toLowerCase()))}` : ' lo firmado'}`,
    'empaste.registrado': (datos) => `empastó el protocolo ${hastaElFolio(datos)}`,
    'empaste.quitado': (datos) => `quitó el empaste del protocolo ${hastaElFolio(datos)}`,
    'copia.retirada': ({ nombre, por }) => `entregó la ${String(nombre).toLowerCase()} a ${String(por)}`,
    'copia.modificada': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS)} de la ${String(nombre).toLowerCase()}`,
    'copia.quitada': ({ nombre }) => `quitó la ${String(nombre).toLowerCase()}`,
    'registro-notarial.agregado': ({ nombre }) => `agregó el registro ${String(nombre)}`,
    'registro-notarial.modificado': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS)} del registro ${String(nombre)}`,
    'folios.anulados': ({ folios: cuales, libro, registro, motivo }) =>
      `anuló ${String(cuales)} de ${String(libro).toLowerCase()} en ${String(registro)}: ${String(motivo)}`,
    'protocolo.exportado': ({ anio, total }) =>
      `exportó el índice del protocolo de ${String(anio)}, ${String(total)} asientos`,
  },
  temas: {
    instrumento: { ...tema, enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/protocolo` },
    copia: { ...tema, enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/protocolo` },
    entrega: { ...tema, enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/protocolo` },
    'registro-notarial': { ...tema, clase: 'cuenta', enlace: () => '/protocolo', enlaceTexto: 'Ver el protocolo' },
    empaste: { ...tema, clase: 'cuenta', enlace: () => '/protocolo', enlaceTexto: 'Ver el protocolo' },
    folios: { ...tema, clase: 'cuenta', enlace: () => '/protocolo', enlaceTexto: 'Ver el protocolo' },
    protocolo: { ...tema, clase: 'cuenta', enlace: () => '/protocolo', enlaceTexto: 'Ver el protocolo' },
  },
  lecturas: ['protocolo.exportado'],
  events: {
    'protocolo.changed': { about: 'The registros notariales of the office, or what was numbered in them.' },
  },
  deCarpeta: {
    permisos: {
      // To number the instrumento of a carpeta, and to mark it as errose.
      numerar: { permiso: 'carpetas.firmar', mientras: 'abierta' },
      // To issue copies, also in archived carpetas.
      expedirCopias: { permiso: 'copias.editar', mientras: 'valida' },
    },
    cambios: { protocolo: ['instrumento', 'copia', 'entrega'] },
    faltantes: 'protocolo',
    columnas: {
      Instrumento: deLosVigentes(`(${NOMBRE_DEL_TIPO}) || ' ' || i.numero || '/' || i.anio`),
      // «1-3» would become a date in a spreadsheet.
      Folios: deLosVigentes("case when f.desde = f.hasta then f.desde::text else f.desde || ' a ' || f.hasta end"),
    },
    // Counts also instrumentos that are errose.
    cantidades: { instrumentos: { tabla: 'instrumentos' } },
  },
} as const satisfies Domain;
