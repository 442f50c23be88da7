import type { EstadoDeTextoDto } from '../../../../api/generated/documentos';

type Motivo = NonNullable<EstadoDeTextoDto['motivo']>;

const porQue: Partial<Record<Motivo, string>> = {
  tipo: 'Su texto no se busca: este tipo de archivo no se lee.',
  vacio: 'Su texto no se busca: no tiene.',
  sin_reconocer: 'Su texto no se busca: aquí no se reconocen las letras de imágenes.',
  danado: 'Su texto no se pudo leer: el archivo está dañado.',
  sin_archivo: 'Su texto no se pudo leer: el archivo no está.',
};

/** The state of a version's text, for the details of the version. */
export function textoDeVersion({ estado, motivo, incompleto }: EstadoDeTextoDto): string {
  switch (estado) {
    case 'pendiente':
      return 'Leyendo el texto…';
    case 'listo':
      return incompleto ? 'Se busca también por la parte de su texto que se leyó.' : 'Se busca también por su texto.';
    case 'protegido':
      return 'Su texto no se busca: tiene contraseña.';
    case 'demasiado_grande':
      return 'Su texto no se busca: el archivo es demasiado grande.';
    default:
      return porQue[motivo ?? 'vacio'] ?? 'Su texto no se pudo leer: exige demasiado tiempo o memoria.';
  }
}
