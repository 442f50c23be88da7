import { CORREOS, type CorreoDemo } from './demo-correos.js';

const BANCO_SOL = { nombre: 'Banco Ficticio de Castilla', direccion: 'hipotecas@banco-castilla.test' };
const GESTORIA = { nombre: 'Gestoría Tres Encinas', direccion: 'expedientes@gestoria-encinas.test' };
const COMPRADOR = { nombre: 'Andrés Lázaro Quintana', direccion: 'andres.lazaro@correo.test' };
const COLEGIO_SOL = { nombre: 'Colegio Notarial (demo)', direccion: 'circulares@colegio-notarial.test' };
const CONCURSO = { nombre: 'Concurso Exprés', direccion: 'ganador@concurso-expres.test' };
const BANCO_RAMBLA = { nombre: 'Banco Ficticio de la Cuchilla', direccion: 'escribanias@banco-cuchilla.test' };
const VENDEDORA = { nombre: 'Lorena Techera', direccion: 'lorena.techera@correo.test' };
const CAJA = { nombre: 'Caja Notarial (demo)', direccion: 'avisos@caja-notarial.test' };

const SOL: readonly CorreoDemo[] = [
  {
    de: COLEGIO_SOL,
    hace: 15,
    asunto: 'Circular: nuevas tasas de las copias electrónicas',
    html: '<p>Se comunica a los colegiados que las nuevas tasas rigen desde el primer día del mes próximo.</p>',
    etiquetas: ['Foros'],
  },
  {
    de: CONCURSO,
    hace: 10,
    asunto: 'Su premio le espera: confirme hoy',
    html: '<p>Ha sido <b>seleccionada</b>. Confirme sus datos bancarios en las próximas 24 horas.</p>',
    bandeja: 'spam',
    sinLeer: true,
  },
  {
    de: COMPRADOR,
    hace: 6.4,
    asunto: 'Documentación para la compraventa',
    html: '<p>Buenos días:</p><p>¿Me dice qué tengo que llevar el día de la firma? Ya tengo el certificado de la comunidad.</p><p>Un saludo,<br>Andrés Lázaro</p>',
    carpeta: 'compraventa',
    etiquetas: ['Trabajo'],
  },
  {
    de: 'titular',
    para: ['solo', 'oficial'],
    hace: 5.2,
    asunto: 'Firmas del jueves',
    html: '<p>Sofía, Raúl:</p><p>El jueves hay tres firmas seguidas. Repasemos el miércoles:</p><ul><li>las notas simples;</li><li>los medios de pago;</li><li>las plusvalías.</li></ul>',
    importante: true,
    etiquetas: ['Trabajo'],
  },
  {
    de: 'solo',
    respondeA: 3,
    hace: 5,
    html: '<p>Por mí, el miércoles a las 9:30. Las notas simples ya están pedidas.</p>',
  },
  {
    de: 'oficial',
    respondeA: 4,
    hace: 4.8,
    html: '<p>De acuerdo. Falta el cheque del segundo comprador; lo reclamo hoy.</p>',
    etiquetas: ['Trabajo'],
  },
  {
    de: BANCO_SOL,
    hace: 2.6,
    asunto: 'Préstamo hipotecario: minuta y fecha de firma',
    html: '<p>Estimada notaria:</p><p>Adjuntamos la minuta del préstamo. El apoderado puede firmar el jueves a partir de las 11.</p>',
    carpeta: 'hipotecario',
    archivo: {
      nombre: 'Minuta del préstamo.pdf',
      pagina: { titulo: 'Minuta de préstamo hipotecario', lineas: ['Banco Ficticio de Castilla, S.A.', 'Borrador'] },
    },
    destacado: true,
    etiquetas: ['Trabajo', 'Cuentas'],
  },
  {
    de: GESTORIA,
    hace: 0.9,
    asunto: 'Liquidación presentada',
    html: '<p>Presentada la liquidación del impuesto. Enviamos el justificante en cuanto lo devuelva la oficina.</p>',
    sinLeer: true,
    etiquetas: ['Pagos'],
  },
  {
    de: 'solo',
    para: ['titular'],
    hace: 0.3,
    asunto: 'Vacaciones de Navidad',
    html: '<p>Íñigo: propongo cubrir yo la semana del 22 y librar la siguiente.</p>',
    bandeja: 'drafts',
  },
];

const RAMBLA: readonly CorreoDemo[] = [
  {
    de: CAJA,
    hace: 12,
    asunto: 'Montepío: aportes del bimestre',
    html: '<p>Ya está disponible la liquidación de aportes. Vence el último día hábil del mes.</p>',
    etiquetas: ['Pagos'],
  },
  {
    de: VENDEDORA,
    hace: 4.5,
    asunto: '¿Cuándo firmamos?',
    html: '<p>Buenas tardes, Ana:</p><p>Tengo pronto el certificado. ¿Le sirve que lo deje mañana en la escribanía?</p>',
    carpeta: 'compraventa',
    etiquetas: ['Trabajo'],
  },
  {
    de: 'titular',
    para: ['demo'],
    hace: 3.1,
    asunto: 'Certificados de la semana',
    html: '<p>Ana, ¿me confirmás cuáles faltan retirar del registro?</p>',
    etiquetas: ['Trabajo'],
  },
  {
    de: 'demo',
    respondeA: 2,
    hace: 2.9,
    html: '<p>Faltan dos: el de la hipoteca y el de la donación. Paso mañana temprano.</p>',
  },
  {
    de: BANCO_RAMBLA,
    hace: 1.2,
    asunto: 'Cancelación de hipoteca: carta de pago',
    html: '<p>La carta de pago ya está firmada. Pueden retirarla en la casa central.</p>',
    carpeta: 'hipoteca',
    sinLeer: true,
    importante: true,
    etiquetas: ['Trabajo'],
  },
];

/** The mails of each office's guest, by its clave. */
export const BUZONES: Readonly<Record<string, readonly CorreoDemo[]>> = { lavalle: CORREOS, sol: SOL, rambla: RAMBLA };
