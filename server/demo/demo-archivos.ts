import { ROL } from '../vocabulario/roles.js';
import { demoDocx, demoXlsx } from './demo-ooxml.js';
import { demoPdf } from './demo-pdf.js';
import { demoPng } from './demo-png.js';
import type { OficinaDemo } from './oficinas/oficina.js';

/** Who of the office's team kept a file. */
type Autor = keyof typeof ROL;

/** A file of the drive. Its extension says how it is made. */
export interface ArchivoDemo {
  /** With the directorios that lead to it. */
  ruta: string;
  autor: Autor;
  /** Days ago, of each version. */
  hace: readonly number[];
  descripcion?: string;
  lineas: readonly string[];
}

/** A directorio with more than a name. */
export interface DirectorioDemo {
  nombre: string;
  descripcion: string;
  restringido?: true;
}

export const DIRECTORIOS: readonly DirectorioDemo[] = [
  { nombre: 'Modelos', descripcion: 'Los textos de la oficina. Copie el que necesite a la carpeta; no lo cambie acá.' },
  {
    nombre: 'Formularios del registro',
    descripcion: 'Los que se presentan con las minutas y los pedidos de informes.',
  },
  { nombre: 'Tarifas', descripcion: 'Confirmar cada importe con la norma vigente antes de presupuestar.' },
  { nombre: 'Procedimientos', descripcion: 'Cómo hacemos las cosas en la oficina.' },
  { nombre: 'Administración', descripcion: 'Contratos y costos. Lo ven titulares y adscriptos.', restringido: true },
];

const COMPARECENCIA = [
  'En la ciudad de [ciudad], a [fecha], ante mí, [escribano], comparecen: [comparecientes].',
  'Los comparecientes son personas capaces y de mi conocimiento, a quienes identifico conforme a [documento].',
];
const CIERRE = ['Leo a los comparecientes, que otorgan y firman ante mí. Doy fe.'];
const modelo = (ruta: string, autor: Autor, hace: readonly number[], ...lineas: string[]): ArchivoDemo => ({
  ruta: `Modelos/${ruta}`,
  autor,
  hace,
  lineas: [...COMPARECENCIA, ...lineas, ...CIERRE],
});
const formulario = (nombre: string, hace: number, ...lineas: string[]): ArchivoDemo => ({
  ruta: `Formularios del registro/${nombre}`,
  autor: 'gestor',
  hace: [hace],
  lineas: ['Presentar por duplicado. Una copia vuelve sellada.', ...lineas],
});

/** What every office keeps. */
export const ARCHIVOS: readonly ArchivoDemo[] = [
  modelo(
    'Compraventa/Compraventa de inmueble.docx',
    'adscripto',
    [410, 190, 24],
    'PRIMERO: [vendedor] vende a [comprador] el inmueble ubicado en [domicilio].',
    'SEGUNDO: El precio es de [precio], que se paga en este acto por transferencia.',
  ),
  modelo(
    'Compraventa/Compraventa con hipoteca por saldo.docx',
    'adscripto',
    [380],
    'TERCERO: Por el saldo de precio, el comprador grava el inmueble con hipoteca en primer grado.',
  ),
  modelo(
    'Compraventa/Boleto de compraventa.docx',
    'oficial',
    [300, 61],
    'El comprador entrega en concepto de seña la suma de [seña].',
  ),
  modelo(
    'Poderes/Poder general amplio.docx',
    'adscripto',
    [520, 33],
    'Confiere poder general amplio de administración y disposición a favor de [apoderado].',
  ),
  modelo(
    'Poderes/Poder especial para vender.docx',
    'adscripto',
    [500],
    'Confiere poder especial para vender el inmueble ubicado en [domicilio].',
  ),
  modelo(
    'Poderes/Poder para trámites bancarios.docx',
    'oficial',
    [210],
    'Confiere poder especial para operar en el banco [banco].',
  ),
  modelo(
    'Donaciones/Donación con reserva de usufructo.docx',
    'titular',
    [450, 120],
    'El donante se reserva el usufructo vitalicio y gratuito del inmueble.',
  ),
  modelo(
    'Sociedades/Contrato constitutivo.docx',
    'adscripto',
    [260],
    'PRIMERO: La sociedad se denomina [denominación] y tiene domicilio en [domicilio].',
  ),
  modelo(
    'Sociedades/Acta de asamblea.docx',
    'oficial',
    [150],
    'Se reúnen en asamblea los socios que representan el [porcentaje] del capital.',
  ),
  modelo(
    'Certificaciones/Certificación de firmas.docx',
    'oficial',
    [600, 75],
    'CERTIFICO que las firmas que anteceden fueron puestas en mi presencia.',
  ),
  formulario('Pedido de informe de dominio.pdf', 140, 'Inmueble: ______  Matrícula: ______'),
  formulario('Certificado de inhibición.pdf', 140, 'Apellidos y nombres: ______  Documento: ______'),
  formulario('Minuta de inscripción.pdf', 96, 'Acto: ______  Escritura número: ______  Fecha: ______'),
  formulario('Rogatoria de reingreso.pdf', 31, 'Número de presentación: ______  Observación que se subsana: ______'),
  formulario('Planilla catastral.pdf', 31, 'Nomenclatura: ______  Superficie: ______'),
  {
    ruta: 'Tarifas/Honorarios orientativos.xlsx',
    autor: 'titular',
    hace: [170, 12],
    descripcion: 'Confirmar con la norma vigente.',
    lineas: [
      'Acto|Mínimo|Porcentaje',
      'Compraventa|350|1.5',
      'Hipoteca|300|1',
      'Poder especial|120|0',
      'Certificación de firmas|40|0',
    ],
  },
  {
    ruta: 'Tarifas/Tasas del registro.csv',
    autor: 'gestor',
    hace: [58],
    lineas: [
      'trámite;plazo;importe',
      'Informe de dominio;5 días;45,00',
      'Inscripción;20 días;180,00',
      'Inscripción urgente;3 días;360,00',
    ],
  },
  {
    ruta: 'Tarifas/Arancel de copias.pdf',
    autor: 'oficial',
    hace: [200],
    lineas: ['Por hoja, primera copia: confirmar con la norma vigente.', 'Por hoja, copias siguientes: la mitad.'],
  },
  {
    ruta: 'Procedimientos/Antes de la firma.txt',
    autor: 'adscripto',
    hace: [88, 9],
    lineas: [
      '1. Informes vigentes a la fecha de firma.',
      '2. Documentos de identidad de todos los firmantes.',
      '3. Proyecto leído y aprobado por las partes.',
      '4. Importes y medios de pago confirmados.',
    ],
  },
  {
    ruta: 'Procedimientos/Después de la firma.txt',
    autor: 'adscripto',
    hace: [88],
    lineas: [
      '1. Copias y minuta.',
      '2. Impuestos y tasas.',
      '3. Presentación en el registro.',
      '4. Entrega de la copia inscripta, con recibo.',
    ],
  },
  {
    ruta: 'Procedimientos/Identificación de comparecientes.docx',
    autor: 'titular',
    hace: [240],
    lineas: [
      'Se pide documento vigente y se conserva copia.',
      'Si actúa un apoderado, se pide además el poder y se verifica su vigencia.',
    ],
  },
  { ruta: 'Imagen de la oficina/Membrete.png', autor: 'gestor', hace: [330], lineas: [] },
  {
    ruta: 'Imagen de la oficina/Firma de correo.txt',
    autor: 'gestor',
    hace: [47],
    lineas: ['Le saludamos atentamente.'],
  },
  {
    ruta: 'Administración/Contrato de alquiler de la oficina.pdf',
    autor: 'titular',
    hace: [390],
    lineas: ['Plazo: tres años desde la firma.', 'Ajuste: anual.'],
  },
  {
    ruta: 'Administración/Costos del año.xlsx',
    autor: 'titular',
    hace: [100, 6],
    lineas: ['Rubro|Importe', 'Alquiler|9600', 'Sueldos|84000', 'Servicios|3100'],
  },
  {
    ruta: 'Feriados y guardias.csv',
    autor: 'oficial',
    hace: [35],
    descripcion: 'Quién queda de guardia cada mes.',
    lineas: ['mes;guardia', 'enero;oficial', 'febrero;adscripto', 'marzo;gestor'],
  },
  {
    ruta: 'Teléfonos útiles.txt',
    autor: 'gestor',
    hace: [64],
    lineas: ['Registro de la propiedad: mesa de entradas', 'Catastro: informes', 'Colegio: legalizaciones'],
  },
];

/** The bytes of a version of a file, by its extension. @param n counts from 1 */
export async function bytesOf(
  { ruta, lineas }: ArchivoDemo,
  { nombre, ciudad }: OficinaDemo,
  n: number,
): Promise<Buffer> {
  const [, base = ruta, extension = ''] = /([^/]+)\.(\w+)$/.exec(ruta) ?? [];
  const all = [...lineas, ...(n > 1 ? [`Revisión ${n}.`] : [])];
  switch (extension) {
    case 'docx':
      return demoDocx(base, [`${nombre}, ${ciudad}.`, ...all]);
    case 'pdf':
      return demoPdf({ titulo: base, lineas: [`${nombre}, ${ciudad}.`, '', ...all] });
    case 'xlsx':
      return demoXlsx(
        base.slice(0, 31),
        lineas.map((linea) => linea.split('|').map((cell) => numbered(cell, n))),
      );
    case 'png':
      return demoPng(`${nombre} ${n}`);
    default:
      return Buffer.from(`${all.join('\r\n')}\r\n`);
  }
}

/** A cell as a number, where it is one. Each revision raises the amounts. */
function numbered(cell: string, n: number): string | number {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) * (cell.includes('.') ? 1 : n) : cell;
}
