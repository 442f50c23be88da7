/** A card of a board. */
interface TarjetaDemo {
  title: string;
  description?: string;
  /** How many days ago it was written. */
  hace: number;
  /** Days from today to when it is due; negative ones are overdue. */
  vence?: number;
  etiquetas?: readonly string[];
}

/** A board of an office. */
export interface TableroDemo {
  title: string;
  description: string;
  icon: string;
  /** The keys of its members; `visita` is the guest of the office. */
  de: readonly string[];
  /** The etiquetas, newest first, as boards show them. */
  etiquetas: readonly string[];
  /** The titles of the listas with their cards, in order. */
  listas: readonly (readonly [title: string, tarjetas: readonly TarjetaDemo[]])[];
}

/** The boards of each office. Everything in them is invented, in words that fit all three countries. */
export const TABLEROS: readonly TableroDemo[] = [
  {
    title: 'Escrituras en curso',
    description: 'En qué paso está cada escritura del mes, de la reserva a la entrega.',
    icon: 'heroicons_outline:document-duplicate',
    de: ['visita', 'titular', 'adscripto', 'oficial', 'gestor'],
    etiquetas: ['Urgente', 'Banco', 'Espera del registro', 'Falta documentación'],
    listas: [
      [
        'Por hacer',
        [
          {
            title: 'Compraventa con hipoteca: pedir el borrador al banco',
            description:
              'El banco manda su modelo de hipoteca.\nRevisar las cláusulas de seguro y de cancelación anticipada.',
            hace: 6,
            vence: 2,
            etiquetas: ['Banco'],
          },
          {
            title: 'Donación a dos hijos: reunir las partidas',
            description: 'Faltan las de nacimiento de los dos; la de matrimonio ya está en la carpeta.',
            hace: 9,
            vence: 5,
            etiquetas: ['Falta documentación'],
          },
          { title: 'Poder para vender: confirmar los datos del apoderado', hace: 2, vence: 1 },
          { title: 'Constitución de sociedad: elegir la denominación', hace: 12, vence: 9 },
          { title: 'Testamento: combinar la fecha y los testigos', hace: 3 },
        ],
      ],
      [
        'En curso',
        [
          {
            title: 'Venta de la cochera: certificados pedidos',
            description: 'Se pidieron el dominio y las inhibiciones. Vencen a los quince días de su fecha.',
            hace: 8,
            vence: -1,
            etiquetas: ['Urgente', 'Espera del registro'],
          },
          {
            title: 'Hipoteca de la constructora: redactar la escritura',
            hace: 5,
            vence: 3,
            etiquetas: ['Banco'],
          },
          {
            title: 'División de condominio: plano y valuaciones',
            hace: 15,
            vence: 12,
            etiquetas: ['Falta documentación'],
          },
          {
            title: 'Acta de constatación en el depósito: ir el día acordado',
            hace: 1,
            vence: 0,
            etiquetas: ['Urgente'],
          },
        ],
      ],
      [
        'En revisión',
        [
          {
            title: 'Compraventa de la casa con jardín: control final',
            description: 'Leer con la carpeta delante: nombres, documentos, medidas y precio en letras.',
            hace: 10,
            vence: 0,
          },
          { title: 'Cancelación de hipoteca: firma del banco', hace: 20, vence: -3, etiquetas: ['Banco'] },
          { title: 'Poder general: leerlo con el otorgante', hace: 4, vence: 4 },
        ],
      ],
      [
        'Terminado',
        [
          { title: 'Compraventa del departamento: inscripta y entregada', hace: 30 },
          { title: 'Certificación de firmas de los socios', hace: 14 },
          { title: 'Donación con usufructo: testimonio entregado', hace: 41 },
        ],
      ],
    ],
  },
  {
    title: 'Mejoras de la oficina',
    description: 'Lo que queremos arreglar o hacer mejor.',
    icon: 'heroicons_outline:light-bulb',
    de: ['visita', 'oficial', 'lectura'],
    etiquetas: ['Idea', 'Compra', 'Informática'],
    listas: [
      [
        'Por hacer',
        [
          {
            title: 'Sillas nuevas para la sala de firmas',
            description: 'Pedir tres presupuestos. Son ocho sillas.',
            hace: 18,
            vence: 14,
            etiquetas: ['Compra'],
          },
          { title: 'Cartel con los horarios en la entrada', hace: 7, etiquetas: ['Idea'] },
          { title: 'Archivo de 2019: llevarlo al depósito', hace: 25, vence: 30 },
        ],
      ],
      [
        'En curso',
        [
          {
            title: 'Escanear los protocolos más consultados',
            description: 'Van dos de cinco. Se guardan por año, con el índice al principio.',
            hace: 33,
            vence: 20,
            etiquetas: ['Informática'],
          },
          { title: 'Modelo único de recibo para los clientes', hace: 11, vence: -2, etiquetas: ['Idea'] },
        ],
      ],
      ['En revisión', [{ title: 'Lista de lo que se pide en cada trámite', hace: 9, vence: 1 }]],
      [
        'Terminado',
        [
          { title: 'Impresora nueva en recepción', hace: 40, etiquetas: ['Compra', 'Informática'] },
          { title: 'Turnos por teléfono de 9 a 11', hace: 52 },
        ],
      ],
    ],
  },
  {
    title: 'Agenda del registro',
    description: 'Qué hay que llevar, retirar y reclamar en cada vuelta.',
    icon: 'heroicons_outline:map-pin',
    de: ['gestor', 'oficial'],
    etiquetas: ['Observado'],
    listas: [
      [
        'Por hacer',
        [
          { title: 'Presentar la compraventa firmada el lunes', hace: 1, vence: 1 },
          { title: 'Reclamar el informe que no llegó', hace: 6, vence: -1, etiquetas: ['Observado'] },
        ],
      ],
      [
        'En curso',
        [{ title: 'Contestar la observación sobre las medidas', hace: 4, vence: 6, etiquetas: ['Observado'] }],
      ],
      ['En revisión', []],
      ['Terminado', [{ title: 'Retirar los tres testimonios inscriptos', hace: 8 }]],
    ],
  },
];
