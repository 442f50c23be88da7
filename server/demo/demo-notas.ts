/** A nota of the demo's person. */
export interface NotaDemo {
  /** How many days ago it was written. */
  hace: number;
  title?: string;
  content?: string;
  /** The lines; a completed one begins with «✓ ». */
  tareas?: readonly string[];
  etiquetas?: readonly string[];
  archived?: boolean;
  /** Days from today to its reminder, at ten in the morning in the office. */
  recordarEn?: number;
  /** The seed of its picture. */
  imagen?: string;
}

/** The etiquetas of her notas. */
export const NOTA_ETIQUETAS = ['Oficina', 'Prioritario', 'Modelos', 'Personal'] as const;

/** The notas of the demo's person, oldest first. Everything in them is invented. */
export const NOTAS: readonly NotaDemo[] = [
  {
    hace: 88,
    title: 'Cláusula de bien de familia',
    content:
      'El constituyente manifiesta que el inmueble será destinado a vivienda familiar y que no registra otro afectado al mismo régimen.\n\nRevisar con cada firma que la manifestación alcance también al cónyuge o conviviente.',
    etiquetas: ['Modelos'],
  },
  { hace: 64, content: 'Clave del archivo metálico: pedirla a Bruno.', etiquetas: ['Oficina'] },
  {
    hace: 47,
    title: 'Mudanza del archivo',
    tareas: ['✓ Rotular las cajas de 2019', '✓ Avisar a la empresa de guarda', '✓ Actualizar las ubicaciones'],
    etiquetas: ['Oficina'],
    archived: true,
  },
  {
    hace: 39,
    title: 'Regalo de Clara',
    content: 'Le gustó la edición ilustrada que vimos en la feria.',
    etiquetas: ['Personal'],
  },
  {
    hace: 30,
    title: 'Lectura de la escritura',
    content: 'Leer despacio los montos.\nConfirmar el domicilio antes de firmar.\nOfrecer copia simple en el acto.',
    etiquetas: ['Oficina', 'Modelos'],
  },
  {
    hace: 21,
    title: 'Credencial del colegio',
    content: 'La nueva vence en dos años. La foto es la de siempre.',
    imagen: 'credencial del colegio',
    etiquetas: ['Personal'],
  },
  { hace: 15, content: 'Café con la escribana de Rambla', etiquetas: ['Personal'] },
  {
    hace: 11,
    title: 'Para la compraventa de calle Ficticia',
    tareas: [
      '✓ Certificado de dominio',
      '✓ Certificado de inhibiciones',
      'Libre deuda municipal',
      'Estado parcelario',
      'Turno para la firma',
    ],
    etiquetas: ['Oficina', 'Prioritario'],
  },
  {
    hace: 8,
    title: 'Aranceles del año próximo',
    content: 'El colegio los publica en la primera quincena. Comparar con la planilla y avisar al equipo.',
    etiquetas: ['Oficina'],
  },
  {
    hace: 4,
    title: 'Llamar al registro',
    content: 'Preguntar por la observación de la hipoteca: dicen que falta la constancia de CUIL.',
    etiquetas: ['Prioritario'],
    recordarEn: 2,
  },
  {
    hace: 2,
    title: 'Ideas para la sala de firmas',
    content: 'Más luz.\nUna mesa redonda.\nAgua y vasos siempre a mano.',
  },
  {
    hace: 1,
    title: 'Antes del viernes',
    tareas: ['✓ Enviar el borrador del poder', 'Confirmar la hora con el banco', 'Imprimir dos copias'],
    etiquetas: ['Prioritario'],
  },
];
