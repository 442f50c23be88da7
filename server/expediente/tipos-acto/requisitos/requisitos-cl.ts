import { obligatorio, opcional, type RequisitoDeActo } from '../requisito-de-acto.js';

const IDENTIDAD = obligatorio('identidad', 'Cédulas de identidad a la vista', 'COT 405');
const DATOS = obligatorio('datos_personales', 'Nacionalidad, estado civil, profesión y domicilio', 'COT 405');
const DILIGENCIA = obligatorio('debida_diligencia', 'Debida diligencia y origen de los fondos', 'Ley 19.913, art. 3');
const PERSONERIA = opcional('personeria', 'Personería vigente', 'Si se actúa por otro.');
const CONYUGE = opcional(
  'autorizacion_conyuge',
  'Autorización del cónyuge',
  'En sociedad conyugal o si es bien familiar: Código Civil, arts. 142 y 1749.',
);

const INMUEBLE = [
  obligatorio('titulos', 'Títulos de los últimos diez años', 'Código Civil, art. 2511'),
  obligatorio('dominio_vigente', 'Certificado de dominio vigente'),
  obligatorio('gravamenes', 'Certificado de hipotecas, gravámenes, prohibiciones e interdicciones'),
  obligatorio('avaluo', 'Certificado de avalúo fiscal'),
  obligatorio('contribuciones', 'Contribuciones pagadas', 'Código Tributario, art. 74'),
];

/** Chile's requisitos, by the clave of the acto. */
export const REQUISITOS_CL: Readonly<Record<string, readonly RequisitoDeActo[]>> = {
  compraventa: [
    ...INMUEBLE,
    obligatorio('formulario_2890', 'Formulario 2890 de enajenación de bienes raíces'),
    IDENTIDAD,
    DATOS,
    DILIGENCIA,
    CONYUGE,
    opcional('aseo', 'Derechos de aseo pagados'),
    opcional('gastos_comunes', 'Certificado de gastos comunes', 'En copropiedad: Ley 21.442.'),
    opcional('instrucciones', 'Instrucciones sobre el precio', 'Si queda en poder del notario.'),
    PERSONERIA,
  ],
  hipoteca: [
    ...INMUEBLE,
    obligatorio('condiciones', 'Condiciones del mutuo y minuta del acreedor'),
    IDENTIDAD,
    DATOS,
    DILIGENCIA,
    CONYUGE,
    opcional('seguros', 'Seguros de incendio y desgravamen'),
    PERSONERIA,
  ],
  donacion: [
    ...INMUEBLE,
    obligatorio('insinuacion', 'Autorización judicial de la donación', 'Código Civil, art. 1401'),
    obligatorio('impuesto', 'Impuesto a las donaciones: pago o exención', 'Ley 16.271'),
    obligatorio('formulario_2890', 'Formulario 2890 de enajenación de bienes raíces'),
    IDENTIDAD,
    DATOS,
    CONYUGE,
  ],
  poder: [
    IDENTIDAD,
    obligatorio('facultades', 'Facultades y alcance confirmados por el mandante'),
    opcional('apoderado', 'Datos del mandatario confirmados'),
    PERSONERIA,
  ],
  certificacion: [IDENTIDAD, obligatorio('documento', 'Documento completo que se firma'), PERSONERIA],
  sociedad: [
    obligatorio('contrato', 'Estatutos aprobados por los socios', 'Ley 3.918'),
    obligatorio('extracto', 'Extracto para inscribir y publicar', 'Código de Comercio, art. 354'),
    IDENTIDAD,
    DATOS,
    DILIGENCIA,
    opcional('aportes', 'Comprobante de los aportes'),
    PERSONERIA,
  ],
  testamento: [
    IDENTIDAD,
    obligatorio('voluntad', 'Disposiciones recibidas del testador'),
    obligatorio('testigos', 'Tres testigos hábiles citados', 'Código Civil, art. 1014'),
    opcional('aptitud', 'Certificado médico de aptitud', 'Si conviene dejar constancia.'),
  ],
  acta: [
    IDENTIDAD,
    obligatorio('solicitud', 'Solicitud: qué se certifica, dónde y cuándo'),
    opcional('documentos', 'Documentos que se agregan'),
  ],
};
