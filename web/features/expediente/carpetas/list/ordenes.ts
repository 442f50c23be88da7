import type { Busqueda } from '../busqueda';

/** The orders that the list offers where it has no headers to click. */
export const ordenes: { value: `${Busqueda['orden']} ${Busqueda['direccion']}`; label: string }[] = [
  { value: 'actualizadaEn desc', label: 'Última actualizada' },
  { value: 'creadaEn desc', label: 'Última creada' },
  { value: 'fechaFirmaPrevista asc', label: 'Próxima firma' },
  { value: 'prioridad desc', label: 'Más prioritaria' },
  { value: 'numero desc', label: 'Número mayor' },
  { value: 'numero asc', label: 'Número menor' },
  { value: 'caratula asc', label: 'Carátula, A a Z' },
  { value: 'estado asc', label: 'Estado' },
];
