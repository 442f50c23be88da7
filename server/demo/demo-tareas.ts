import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';

/** A tarea or a heading in the list of an office. */
export interface TareaDemo {
  title: string;
  isSection?: boolean;
  notes?: string;
  /** How many days ago it was written. */
  hace?: number;
  /** Days from today to when it is due; negative ones are overdue. */
  vence?: number;
  /** How many days ago it was completed. */
  hecha?: number;
  /** 0 is low, 1 normal, 2 high. */
  prioridad?: 0 | 1 | 2;
  etiquetas?: readonly (typeof TAREA_ETIQUETAS)[number][];
  /** The key of the person it is assigned to; `visita` is the guest of the office. */
  de?: string;
  /** The carpeta: its state, and its index among the visible ones in that state. */
  carpeta?: readonly [estado: EstadoCarpeta, n: number];
  /** The steps; a completed one begins with «✓ ». */
  pasos?: readonly string[];
}

/** The etiquetas of tareas. */
export const TAREA_ETIQUETAS = ['Registro', 'Llamados', 'Firma', 'Administración', 'Urgente'] as const;

/** The tareas of each office, in order. Everything in them is invented, in words that fit all three countries. */
export const TAREAS: readonly TareaDemo[] = [
  { title: 'Esta semana', isSection: true, hace: 20 },
  {
    title: 'Confirmar la hora de la firma con las partes',
    notes: 'Avisar que traigan el documento original.\nSi alguno no puede, ofrecer el día siguiente.',
    hace: 4,
    vence: 0,
    prioridad: 2,
    etiquetas: ['Firma', 'Llamados'],
    de: 'visita',
    carpeta: ['lista_para_firma', 0],
    pasos: ['✓ Llamar a la parte vendedora', 'Llamar a la parte compradora', 'Reservar la sala'],
  },
  {
    title: 'Retirar el certificado de dominio',
    hace: 6,
    vence: -1,
    prioridad: 2,
    etiquetas: ['Registro', 'Urgente'],
    de: 'gestor',
    carpeta: ['en_preparacion', 0],
  },
  {
    title: 'Pedir la constancia de libre deuda',
    notes: 'El trámite en línea tarda dos días hábiles.',
    hace: 5,
    vence: 1,
    etiquetas: ['Llamados'],
    de: 'oficial',
    carpeta: ['en_preparacion', 1],
  },
  {
    title: 'Revisar el proyecto de escritura',
    hace: 2,
    vence: 2,
    etiquetas: ['Firma'],
    de: 'adscripto',
    carpeta: ['lista_para_firma', 1],
    pasos: ['✓ Comparecencia', '✓ Antecedentes', 'Precio y forma de pago', 'Cláusulas finales'],
  },
  {
    title: 'Responder la observación del registro',
    hace: 3,
    vence: 3,
    prioridad: 2,
    etiquetas: ['Registro'],
    de: 'visita',
    carpeta: ['observada', 0],
  },
  { title: 'Escanear los poderes que llegaron por correo', hace: 3, vence: 4, de: 'oficial' },
  { title: 'Preparar las copias para la entrega', hace: 1, vence: 5, de: 'gestor', carpeta: ['inscripta', 0] },
  { title: 'Seguimiento de inscripciones', isSection: true, hace: 60 },
  {
    title: 'Consultar el estado del trámite de inscripción',
    notes: 'Anotar el número de entrada en la carpeta.',
    hace: 9,
    vence: 2,
    etiquetas: ['Registro'],
    de: 'gestor',
    carpeta: ['en_inscripcion', 0],
  },
  {
    title: 'Presentar la minuta corregida',
    hace: 8,
    vence: -3,
    etiquetas: ['Registro'],
    de: 'gestor',
    carpeta: ['observada', 1],
  },
  {
    title: 'Ver si salió la inscripción',
    hace: 12,
    vence: 7,
    prioridad: 0,
    etiquetas: ['Registro'],
    carpeta: ['en_inscripcion', 1],
  },
  {
    title: 'Avisar al banco que la hipoteca está inscripta',
    hace: 6,
    vence: 6,
    etiquetas: ['Llamados'],
    de: 'oficial',
  },
  { title: 'Llamados pendientes', isSection: true, hace: 45 },
  {
    title: 'Devolver el llamado por la consulta de un testamento',
    hace: 1,
    vence: 0,
    etiquetas: ['Llamados'],
    de: 'adscripto',
  },
  { title: 'Coordinar la visita al inmueble para el acta', hace: 2, vence: 3, etiquetas: ['Llamados'], de: 'visita' },
  {
    title: 'Pasar el presupuesto de la donación',
    hace: 4,
    vence: 1,
    prioridad: 0,
    etiquetas: ['Llamados'],
    de: 'visita',
  },
  { title: 'Administración', isSection: true, hace: 90 },
  {
    title: 'Cerrar la caja de honorarios del mes',
    hace: 15,
    vence: 9,
    etiquetas: ['Administración'],
    de: 'titular',
    pasos: ['✓ Reunir los recibos', 'Conciliar con el banco', 'Enviar al contador'],
  },
  {
    title: 'Pedir papel de actuación y cartuchos',
    hace: 10,
    vence: 5,
    prioridad: 0,
    etiquetas: ['Administración'],
    de: 'oficial',
  },
  {
    title: 'Encuadernar el protocolo del trimestre',
    hace: 25,
    prioridad: 0,
    etiquetas: ['Administración'],
    de: 'gestor',
  },
  { title: 'Renovar la póliza de la oficina', hace: 18, vence: 14, etiquetas: ['Administración'], de: 'titular' },
  { title: 'Hechas', isSection: true, hace: 90 },
  {
    title: 'Enviar el borrador a las partes',
    hace: 7,
    vence: -2,
    hecha: 2,
    etiquetas: ['Firma'],
    de: 'oficial',
    carpeta: ['lista_para_firma', 0],
  },
  {
    title: 'Pagar los sellados',
    hace: 9,
    vence: -4,
    hecha: 5,
    etiquetas: ['Administración'],
    de: 'gestor',
    carpeta: ['en_inscripcion', 0],
  },
  { title: 'Actualizar los modelos de poderes', hace: 30, hecha: 11, prioridad: 0, de: 'adscripto' },
];
