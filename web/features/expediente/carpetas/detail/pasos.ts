import type { EstadoCarpeta, NombreDeEstado } from '../public/estados';

const palabras: Partial<Record<EstadoCarpeta, string>> = {
  en_preparacion: 'Abrir la carpeta',
  lista_para_firma: 'Pasar a firma',
  firmada: 'Registrar la firma',
  en_inscripcion: 'Pasar a inscripción',
  inscripta: 'Registrar la inscripción',
  entregada: 'Entregar',
  archivada: 'Archivar',
};

/** The text of the button for the next step. */
export function pasarA(a: EstadoCarpeta, desde: EstadoCarpeta, nombreDeEstado: NombreDeEstado): string {
  if (desde === 'suspendida') return 'Reanudar';
  if (desde === 'observada') return 'Volver a inscripción';
  return palabras[a] ?? `Pasar a «${nombreDeEstado(a)}»`;
}
