import type { Bandeja } from '../oficina/correos/copia.entity.js';
import type { Destinatario } from '../oficina/correos/correo.entity.js';
import type { ColorDeEtiqueta } from '../oficina/correos/etiquetas-de-correo.js';
import type { DemoPage } from './demo-pdf.js';

/** The labels of the demo's person. */
export const CORREO_ETIQUETAS = {
  Personal: 'indigo',
  Trabajo: 'blue',
  Pagos: 'green',
  Facturas: 'orange',
  Cuentas: 'purple',
  Foros: 'teal',
} as const satisfies Record<string, ColorDeEtiqueta>;

/** A mail in the mailbox of the demo's person. Members are named by their role in the office's team, `demo` or `solo`. */
export interface CorreoDemo {
  /** A member, or somebody outside. */
  de: string | Destinatario;
  /** Members; left out for an answer, which goes to all. Mails from outside come to the demo's person. */
  para?: readonly string[];
  /** Days ago. */
  hace: number;
  /** Left out for an answer. */
  asunto?: string;
  html: string;
  /** The place of the mail that it answers. */
  respondeA?: number;
  archivo?: { nombre: string; pagina: DemoPage };
  /** It is filed in the latest carpeta with this word. */
  carpeta?: string;
  /** Where it lies; an own one that lies in `drafts` was not sent. */
  bandeja?: Bandeja;
  sinLeer?: boolean;
  destacado?: boolean;
  importante?: boolean;
  etiquetas?: readonly (keyof typeof CORREO_ETIQUETAS)[];
}

const BANCO = { nombre: 'Banco Ficticio del Plata', direccion: 'hipotecas@banco-ficticio.test' };
const COLEGIO = { nombre: 'Colegio de Escribanos (demo)', direccion: 'novedades@colegio-demo.test' };
const COMPRADORA = { nombre: 'Mercedes Olazábal', direccion: 'm.olazabal@correo.test' };
const CONTADOR = { nombre: 'Estudio Contable Vidal', direccion: 'facturas@estudio-vidal.test' };
const PAPELERA = { nombre: 'Papelera del Norte', direccion: 'ventas@papelera-norte.test' };
const SORTEO = { nombre: 'Sorteos Increíbles', direccion: 'premio@sorteos-increibles.test' };
const FORO = { nombre: 'Foro de Derecho Registral', direccion: 'lista@foro-registral.test' };
const HERMANO = { nombre: 'Pablo Lavalle', direccion: 'pablo.lavalle@correo.test' };

/** Of the office in Buenos Aires; oldest first. */
export const CORREOS: readonly CorreoDemo[] = [
  {
    de: CONTADOR,
    hace: 33,
    asunto: 'Factura de honorarios de octubre',
    html: '<p>Estimada Ana:</p><p>Le enviamos la factura por la liquidación de octubre. El vencimiento es el día 10.</p><p>Saludos cordiales,<br>Estudio Contable Vidal</p>',
    archivo: {
      nombre: 'Factura B 0003-00001287.pdf',
      pagina: {
        titulo: 'Factura B 0003-00001287',
        lineas: ['Estudio Contable Vidal', 'Liquidación de impuestos de octubre', 'Total: $ 185.000'],
      },
    },
    etiquetas: ['Facturas', 'Pagos'],
  },
  {
    de: FORO,
    hace: 21,
    asunto: '[Foro] Plazo de las inscripciones provisionales',
    html: '<p>Colegas: ¿a alguno le renovaron este mes una inscripción provisional sin pedirle la nota de prórroga?</p><p>En mi jurisdicción cambiaron el criterio y quisiera comparar.</p>',
    bandeja: 'archive',
    etiquetas: ['Foros'],
  },
  {
    de: HERMANO,
    hace: 16,
    asunto: 'Domingo en lo de mamá',
    html: '<p>¡Hola, Ani! El domingo almorzamos en lo de mamá a las 13. ¿Llevás el postre?</p><p>Abrazo</p>',
    destacado: true,
    etiquetas: ['Personal'],
  },
  {
    de: SORTEO,
    hace: 12,
    asunto: '¡¡¡FELICITACIONES, su correo fue ELEGIDO!!!',
    html: '<p>Ha ganado un premio de <b>USD 1.000.000</b>. Responda hoy mismo con los datos de su cuenta.</p>',
    bandeja: 'spam',
    sinLeer: true,
  },
  {
    de: PAPELERA,
    hace: 11,
    asunto: 'Ofertas en resmas y biblioratos',
    html: '<p>Esta semana: <b>20 % de descuento</b> en resmas A4 y biblioratos de lomo ancho.</p>',
    bandeja: 'trash',
  },
  {
    de: COMPRADORA,
    hace: 9.2,
    asunto: 'Consulta por la compraventa del departamento',
    html: '<p>Buenos días, escribana:</p><p>¿Ya tiene fecha la firma? Necesito avisar en el trabajo. También quería saber si puedo pagar los gastos por transferencia.</p><p>Muchas gracias,<br>Mercedes Olazábal</p>',
    etiquetas: ['Trabajo'],
  },
  {
    de: 'titular',
    para: ['demo', 'adscripto', 'oficial'],
    hace: 8.1,
    asunto: 'Revisión de la compraventa de Olazábal',
    html: '<p>Equipo:</p><p>Antes de la firma del martes revisemos juntos:</p><ul><li>el certificado de dominio, que vence el viernes;</li><li>la deuda de expensas;</li><li>el poder del vendedor.</li></ul><p>Les dejo el proyecto de escritura.</p>',
    archivo: {
      nombre: 'Proyecto de escritura - Olazábal.pdf',
      pagina: {
        titulo: 'Proyecto de escritura de compraventa',
        lineas: ['Vendedor: Tomás Galván Ríos', 'Compradora: Mercedes Olazábal', 'Borrador para revisar, sin firma.'],
      },
    },
    importante: true,
    etiquetas: ['Trabajo'],
  },
  {
    de: 'oficial',
    respondeA: 6,
    hace: 7.9,
    html: '<p>El certificado de dominio ya está pedido de nuevo: sale el jueves. La administración mandó el libre deuda de expensas.</p>',
    etiquetas: ['Trabajo'],
  },
  {
    de: 'demo',
    respondeA: 7,
    hace: 7.7,
    html: '<p>Hablé con el apoderado: trae el <b>testimonio original del poder</b> mañana a las 10.</p>',
  },
  {
    de: 'adscripto',
    respondeA: 8,
    hace: 7.2,
    html: '<p>Perfecto. Con eso queda lista para la firma. Reservé la sala chica para el martes a las 10:30.</p>',
    etiquetas: ['Trabajo'],
  },
  {
    de: COLEGIO,
    hace: 6.3,
    asunto: 'Jornada de actualización: firma digital en el protocolo',
    html: '<p>Lo invitamos a la jornada del próximo mes. La inscripción es gratuita y los cupos son limitados.</p>',
    etiquetas: ['Foros'],
  },
  {
    de: BANCO,
    hace: 5.1,
    asunto: 'Hipoteca: minuta y liquidación de gastos',
    html: '<p>Estimada escribana Lavalle:</p><p>Adjuntamos la minuta de la hipoteca y la liquidación de gastos. El crédito se acredita el mismo día de la firma.</p><p>Quedamos a su disposición.</p>',
    carpeta: 'hipoteca',
    archivo: {
      nombre: 'Minuta de hipoteca.pdf',
      pagina: { titulo: 'Minuta de hipoteca', lineas: ['Acreedor: Banco Ficticio del Plata S.A.', 'Grado: primero'] },
    },
    destacado: true,
    importante: true,
    etiquetas: ['Trabajo', 'Cuentas'],
  },
  {
    de: 'demo',
    para: ['gestor'],
    hace: 4.2,
    asunto: 'Certificados para retirar',
    html: '<p>Damián, cuando pase por el registro retire también los dos certificados de inhibición. Gracias.</p>',
    carpeta: 'compraventa',
  },
  {
    de: 'gestor',
    respondeA: 12,
    hace: 4,
    html: '<p>Retirados los dos. Los dejo en su escritorio a la vuelta.</p>',
    carpeta: 'compraventa',
    sinLeer: true,
  },
  {
    de: 'demo',
    para: ['titular'],
    hace: 3.4,
    asunto: 'Nota vieja sobre los aranceles',
    html: '<p>Le reenvío la escala anterior. Ya no hace falta: salió la nueva.</p>',
    bandeja: 'trash',
  },
  {
    de: CONTADOR,
    hace: 2.9,
    asunto: 'Recordatorio: pago de aportes notariales',
    html: '<p>Le recordamos que el <b>viernes</b> vence el pago de los aportes del mes. El volante ya está en su cuenta.</p>',
    sinLeer: true,
    importante: true,
    etiquetas: ['Pagos'],
  },
  {
    de: 'lectura',
    para: ['demo'],
    hace: 2.2,
    asunto: 'Turno para la firma de los Iraola',
    html: '<p>Ana, llamaron los Iraola: prefieren firmar la donación el <b>viernes a las 9</b>. ¿Les confirmo?</p>',
    sinLeer: true,
    etiquetas: ['Trabajo'],
  },
  {
    de: BANCO,
    hace: 1.3,
    asunto: 'Resumen de la cuenta de gastos',
    html: '<p>Ya puede consultar el resumen del mes de la cuenta de gastos de terceros.</p>',
    archivo: {
      nombre: 'Resumen de cuenta.pdf',
      pagina: { titulo: 'Resumen de cuenta', lineas: ['Cuenta de gastos de terceros', 'Saldo: $ 1.240.500'] },
    },
    sinLeer: true,
    etiquetas: ['Cuentas'],
  },
  {
    de: COMPRADORA,
    hace: 0.4,
    asunto: 'Comprobante de la transferencia',
    html: '<p>Buenas tardes:</p><p>Ya hice la transferencia de los gastos. Adjunto el comprobante.</p><p>Nos vemos el martes.<br>Mercedes</p>',
    archivo: {
      nombre: 'Comprobante.pdf',
      pagina: {
        titulo: 'Comprobante de transferencia',
        lineas: ['Ordenante: Mercedes Olazábal', 'Importe: $ 640.000'],
      },
    },
    sinLeer: true,
    destacado: true,
    etiquetas: ['Pagos'],
  },
  {
    de: 'demo',
    para: ['titular', 'adscripto'],
    hace: 0.2,
    asunto: 'Propuesta de reparto de las firmas de diciembre',
    html: '<p>Graciela, Martín:</p><p>Les propongo este reparto para diciembre:</p><ul><li>lunes y miércoles, Martín;</li><li>martes y jueves, yo;</li></ul>',
    bandeja: 'drafts',
  },
];
