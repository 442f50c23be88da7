import { obligatorio, opcional, type RequisitoDeActo } from '../requisito-de-acto.js';

const IDENTIDAD = obligatorio('identidad', 'DNI o NIE vigente de los otorgantes', 'Ley del Notariado, art. 23');
const DATOS = obligatorio('datos_personales', 'Estado civil y régimen económico matrimonial', 'RN, art. 159');
const TITULARIDAD = obligatorio('titularidad_real', 'Acta de titularidad real', 'Ley 10/2010, art. 4');
const DILIGENCIA = obligatorio('debida_diligencia', 'Origen de los fondos', 'Ley 10/2010, arts. 3 a 6');
const REPRESENTACION = opcional('representacion', 'Poderes o cargos vigentes', 'Si se actúa por otro.');

const FINCA = [
  obligatorio('titulo', 'Título de propiedad'),
  obligatorio('informacion_registral', 'Información registral continuada', 'RN, art. 175'),
  obligatorio('referencia_catastral', 'Certificación catastral descriptiva y gráfica', 'TRLCI, art. 40'),
];

/** Spain's requisitos, by the clave of the acto. */
export const REQUISITOS_ES: Readonly<Record<string, readonly RequisitoDeActo[]>> = {
  compraventa: [
    ...FINCA,
    obligatorio('ibi', 'Último recibo del IBI', 'TRLRHL, art. 64'),
    obligatorio('comunidad', 'Certificado de deudas con la comunidad', 'LPH, art. 9.1.e'),
    obligatorio('energetico', 'Certificado de eficiencia energética', 'RD 390/2021'),
    obligatorio('medios_pago', 'Justificantes de los medios de pago', 'RN, art. 177'),
    IDENTIDAD,
    DATOS,
    DILIGENCIA,
    opcional('habitabilidad', 'Cédula de habitabilidad', 'En las comunidades autónomas que la piden.'),
    opcional('plusvalia', 'Datos para la plusvalía municipal'),
    REPRESENTACION,
  ],
  hipoteca: [
    ...FINCA,
    obligatorio('transparencia', 'Acta previa de transparencia firmada', 'Ley 5/2019, art. 15'),
    obligatorio('fein', 'FEIN y FiAE entregadas', 'Ley 5/2019, art. 14'),
    obligatorio('tasacion', 'Tasación vigente'),
    obligatorio('representacion_banco', 'Poder de quien representa a la entidad'),
    IDENTIDAD,
    DATOS,
    opcional('seguro', 'Seguro de daños de la finca'),
  ],
  donacion: [
    ...FINCA.filter(({ clave }) => clave !== 'informacion_registral'),
    opcional('informacion_registral', 'Información registral', 'En las liberalidades no la pide el RN, art. 175.'),
    obligatorio('ibi', 'Último recibo del IBI', 'TRLRHL, art. 64'),
    IDENTIDAD,
    DATOS,
    obligatorio('parentesco', 'Libro de familia o certificados de parentesco'),
    opcional('valor', 'Valor de referencia del Catastro'),
    REPRESENTACION,
  ],
  poder: [
    IDENTIDAD,
    obligatorio('facultades', 'Facultades y alcance confirmados por el poderdante'),
    opcional('titularidad_real', 'Acta de titularidad real', 'Si el poderdante es una persona jurídica.'),
    REPRESENTACION,
  ],
  revocacion: [
    IDENTIDAD,
    obligatorio('poder', 'Copia o datos del poder que se revoca'),
    obligatorio('notario', 'Notario que lo autorizó, a quien se comunica', 'RN, art. 178'),
    REPRESENTACION,
  ],
  certificacion: [
    IDENTIDAD,
    obligatorio('documento', 'Documento completo que se firma', 'RN, art. 259'),
    REPRESENTACION,
  ],
  sociedad: [
    obligatorio('denominacion', 'Certificación negativa de denominación', 'RRM, art. 413'),
    obligatorio('estatutos', 'Estatutos aprobados por los socios', 'LSC, art. 23'),
    obligatorio('aportaciones', 'Certificado bancario o descripción de aportaciones', 'LSC, art. 62'),
    obligatorio('administradores', 'Aceptación de los administradores'),
    TITULARIDAD,
    IDENTIDAD,
    DILIGENCIA,
    opcional('actividad', 'Código CNAE de la actividad'),
  ],
  testamento: [
    IDENTIDAD,
    obligatorio('voluntad', 'Disposiciones recibidas del testador'),
    obligatorio('capacidad', 'Juicio de capacidad', 'Código Civil, art. 685'),
    opcional('familia', 'Libro de familia'),
    opcional('testigos', 'Testigos citados', 'Si los pide el Código Civil, art. 697.'),
  ],
  acta: [
    IDENTIDAD,
    obligatorio('requerimiento', 'Requerimiento y manifestaciones por escrito', 'RN, art. 198'),
    opcional('documentos', 'Documentos que se incorporan'),
    REPRESENTACION,
  ],
};
