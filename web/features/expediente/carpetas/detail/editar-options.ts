import { nombresDePrioridad, prioridades } from '../prioridades';
import { monedas } from './editar-schema';

export const prioridadOptions = nombresDePrioridad.map((value) => ({ value, label: prioridades[value].nombre }));
export const monedaOptions = monedas.map((value) => ({ value, label: value || 'Sin indicar' }));
