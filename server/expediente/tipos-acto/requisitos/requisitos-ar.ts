import { obligatorio, opcional, type RequisitoDeActo } from '../requisito-de-acto.js';

const LEY_REGISTRAL = 'Ley 17.801, art. 23';

const DATOS = obligatorio('datos_personales', 'Datos personales y estado civil de las partes', 'CCyC, art. 305');
const IDENTIDAD = obligatorio('identidad', 'Documentos de identidad a la vista', 'CCyC, art. 306');
const CLAVE_FISCAL = obligatorio('clave_fiscal', 'Constancia de CUIT o CUIL de las partes');
const DILIGENCIA = obligatorio('debida_diligencia', 'Legajo y origen de los fondos', 'Ley 25.246, arts. 20 y 21');
const ASENTIMIENTO = opcional('asentimiento', 'Asentimiento del cónyuge', 'Cuando lo pide el CCyC, arts. 456 y 470.');

const INMUEBLE = [
  obligatorio('titulo_antecedente', 'Título antecedente', LEY_REGISTRAL),
  obligatorio('dominio', 'Certificado de dominio', LEY_REGISTRAL),
  obligatorio('inhibicion', 'Certificado de inhibición', 'Ley 17.801, arts. 23 y 27'),
  obligatorio('catastral', 'Certificado catastral', 'Ley 26.209, art. 12'),
];
const DEUDAS = [
  obligatorio('libre_deuda_municipal', 'Libre deuda municipal', 'Ley 22.427'),
  obligatorio('libre_deuda_impuestos', 'Libre deuda de impuesto inmobiliario', 'Ley 22.427'),
  opcional('libre_deuda_servicios', 'Libre deuda de agua y servicios'),
  opcional('libre_deuda_expensas', 'Libre deuda de expensas', 'Si el inmueble está en propiedad horizontal.'),
];

/** Argentina's requisitos, by the clave of the acto. */
export const REQUISITOS_AR: Readonly<Record<string, readonly RequisitoDeActo[]>> = {
  compraventa: [
    ...INMUEBLE,
    ...DEUDAS,
    DATOS,
    IDENTIDAD,
    CLAVE_FISCAL,
    obligatorio('impuestos', 'Sellos y retenciones del acto, calculados'),
    DILIGENCIA,
    ASENTIMIENTO,
  ],
  hipoteca: [
    ...INMUEBLE,
    ...DEUDAS.slice(0, 2),
    obligatorio('condiciones', 'Condiciones del préstamo y minuta del acreedor'),
    obligatorio('personeria', 'Personería de quien representa al acreedor'),
    DATOS,
    IDENTIDAD,
    DILIGENCIA,
    ASENTIMIENTO,
    opcional('seguro', 'Seguro del inmueble', 'Si el acreedor lo pide.'),
  ],
  donacion: [
    ...INMUEBLE,
    ...DEUDAS.slice(0, 2),
    DATOS,
    IDENTIDAD,
    obligatorio('vinculo', 'Partidas que prueban el parentesco'),
    CLAVE_FISCAL,
    ASENTIMIENTO,
    opcional('valuacion', 'Valuación fiscal', 'Para el impuesto a la transmisión gratuita, donde lo hay.'),
  ],
  poder: [
    IDENTIDAD,
    DATOS,
    obligatorio('facultades', 'Facultades y alcance confirmados por el poderdante'),
    opcional('personeria', 'Personería del poderdante', 'Si es una persona jurídica.'),
    opcional('apoderado', 'Datos del apoderado confirmados'),
  ],
  certificacion: [
    IDENTIDAD,
    obligatorio('instrumento', 'Instrumento completo, sin espacios en blanco', 'CCyC, art. 314'),
    opcional('personeria', 'Personería del firmante', 'Si firma por otro.'),
  ],
  sociedad: [
    obligatorio('denominacion', 'Denominación verificada o reservada'),
    obligatorio('estatuto', 'Estatuto o contrato social aprobado por los socios', 'Ley 19.550, art. 11'),
    DATOS,
    IDENTIDAD,
    CLAVE_FISCAL,
    obligatorio('aportes', 'Comprobante de la integración de los aportes', 'Ley 19.550, arts. 149 y 187'),
    obligatorio('beneficiarios', 'Declaración de beneficiarios finales'),
    DILIGENCIA,
    opcional('sede', 'Título o contrato de la sede social'),
  ],
  testamento: [
    IDENTIDAD,
    obligatorio('voluntad', 'Disposiciones recibidas del testador', 'CCyC, art. 2479'),
    obligatorio('testigos', 'Dos testigos hábiles citados', 'CCyC, arts. 2479 y 2481'),
    opcional('aptitud', 'Certificado médico de aptitud', 'Si conviene dejar constancia.'),
    opcional('herederos', 'Datos de herederos y legatarios'),
  ],
  acta: [
    IDENTIDAD,
    obligatorio('rogacion', 'Requerimiento: qué se constata, dónde y cuándo', 'CCyC, art. 311'),
    opcional('interes', 'Interés legítimo del requirente'),
    opcional('peritos', 'Peritos o testigos citados'),
  ],
};
