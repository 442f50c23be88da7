import { enumerar } from '../../../../lib/enumerar';
import type { Parte, Salud } from '../administracion-api';

export interface Resumen {
  severity: 'success' | 'warning' | 'error';
  text: string;
}

/** The health of the installation in a sentence. Broken parts come before parts to look at. */
export function resumenDe({ partes, replicas }: Pick<Salud, 'partes' | 'replicas'>): Resumen {
  const nombresDe = (estado: Parte['estado']) =>
    partes.filter((parte) => parte.estado === estado).map(({ nombre }) => nombre);
  const mal = nombresDe('mal');
  if (mal.length > 0) {
    return {
      severity: 'error',
      text: `${mal.length === 1 ? 'No funciona' : 'No funcionan'}: ${enumerar(mal)}.`,
    };
  }
  const ojo = nombresDe('ojo');
  if (ojo.length > 0) return { severity: 'warning', text: `Funciona todo. Conviene revisar: ${enumerar(ojo)}.` };
  const versiones = new Set(replicas.map(({ version }) => version));
  if (versiones.size > 1) {
    const cuales = enumerar([...versiones].toSorted());
    return { severity: 'warning', text: `Funciona todo. Las réplicas tienen versiones distintas: ${cuales}.` };
  }
  return { severity: 'success', text: 'Funciona todo.' };
}
