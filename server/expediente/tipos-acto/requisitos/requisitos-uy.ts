import { obligatorio, opcional, type RequisitoDeActo } from '../requisito-de-acto.js';

const IDENTIDAD = obligatorio('identidad', 'Cédulas de identidad a la vista');
const DATOS = obligatorio('datos_personales', 'Estado civil, nupcias y domicilio de las partes');
const DILIGENCIA = obligatorio('debida_diligencia', 'Debida diligencia y origen de los fondos', 'Ley 19.574');
const BENEFICIARIOS = obligatorio('beneficiarios', 'Comunicación de beneficiarios finales', 'Ley 19.484');
const PERSONERIA = opcional('personeria', 'Certificado de personería', 'Si se actúa por otro.');

const INMUEBLE = [
  obligatorio('titulos', 'Títulos de los últimos treinta años'),
  obligatorio('registro_inmueble', 'Información del Registro de la Propiedad', 'Ley 16.871'),
  obligatorio('registro_personal', 'Información del Registro Nacional de Actos Personales', 'Ley 16.871'),
  obligatorio('catastro', 'Cédula catastral'),
  obligatorio('plano', 'Plano de mensura inscripto'),
];
const TRIBUTOS = [
  obligatorio('contribucion', 'Contribución inmobiliaria al día'),
  obligatorio('primaria', 'Impuesto de Enseñanza Primaria al día'),
  obligatorio('bps', 'Certificado especial del BPS', 'Ley 16.170, art. 665'),
  opcional('saneamiento', 'Tarifa de saneamiento al día', 'En Montevideo.'),
];

/** Uruguay's requisitos, by the clave of the acto. */
export const REQUISITOS_UY: Readonly<Record<string, readonly RequisitoDeActo[]>> = {
  compraventa: [
    ...INMUEBLE,
    ...TRIBUTOS,
    obligatorio('itp', 'Declaración jurada del ITP'),
    IDENTIDAD,
    DATOS,
    DILIGENCIA,
    opcional('gastos_comunes', 'Libre de gastos comunes', 'Si está en propiedad horizontal.'),
    PERSONERIA,
  ],
  hipoteca: [
    ...INMUEBLE,
    obligatorio('bps', 'Certificado especial del BPS', 'Ley 16.170, art. 665'),
    obligatorio('condiciones', 'Condiciones del préstamo'),
    IDENTIDAD,
    DATOS,
    DILIGENCIA,
    PERSONERIA,
  ],
  donacion: [
    ...INMUEBLE,
    ...TRIBUTOS,
    obligatorio('parentesco', 'Partidas que prueban el parentesco'),
    IDENTIDAD,
    DATOS,
  ],
  poder: [
    IDENTIDAD,
    obligatorio('facultades', 'Facultades y alcance confirmados por el poderdante'),
    opcional('apoderado', 'Datos del apoderado confirmados'),
    PERSONERIA,
  ],
  certificacion: [IDENTIDAD, obligatorio('documento', 'Documento completo que se firma'), PERSONERIA],
  sociedad: [
    obligatorio('denominacion', 'Control de homonimia'),
    obligatorio('contrato', 'Contrato social aprobado por los socios', 'Ley 16.060'),
    IDENTIDAD,
    DATOS,
    BENEFICIARIOS,
    DILIGENCIA,
    opcional('aportes', 'Comprobante de los aportes'),
  ],
  testamento: [
    IDENTIDAD,
    obligatorio('voluntad', 'Disposiciones recibidas del testador'),
    obligatorio('testigos', 'Tres testigos hábiles citados', 'Código Civil, art. 793'),
    opcional('aptitud', 'Certificado médico de aptitud', 'Si conviene dejar constancia.'),
  ],
  acta: [
    IDENTIDAD,
    obligatorio('solicitud', 'Solicitud: qué se comprueba, dónde y cuándo'),
    opcional('documentos', 'Documentos que se agregan'),
  ],
};
