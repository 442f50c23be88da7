import { useMemo } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { type Comando, useComandos } from '../../../comandos/comandos';
import { useReciente } from '../../../comandos/recientes';
import { pathOfTab, tabsDeCarpeta } from './public/de-carpeta';

/** Offers in the search what can be done in the open carpeta, and its tabs. The search also remembers the carpeta. */
export function useComandosDeCarpeta(carpeta: CarpetaDetalleDto): void {
  const { id, codigo, caratula } = carpeta;
  useReciente('folder-open', `/carpetas/${id}`, [codigo, caratula].filter(Boolean).join(' '));
  useComandos(useMemo(() => ({ label: 'En esta carpeta', orden: 1, comandos: comandosDe(carpeta) }), [carpeta]));
}

function comandosDe(carpeta: CarpetaDetalleDto): Comando[] {
  const tabs = tabsDeCarpeta.filter(({ isOf }) => isOf?.(carpeta) ?? true);
  const addressOf = (tab: (typeof tabs)[number]) => `/carpetas/${carpeta.id}/${pathOfTab(tab)}`;
  const acciones = tabs.flatMap((tab): Comando[] => {
    const { comando } = tab;
    if (!comando?.isOf(carpeta.permisos)) return [];
    const to = `${addressOf(tab)}/${comando.ruta}`;
    return [{ key: to, texto: comando.texto, palabras: tab.label, icon: 'plus', to }];
  });
  const paginas = tabs.map((tab) => ({
    key: tab.label,
    texto: tab.label,
    palabras: 'de esta carpeta',
    icon: 'folder-open',
    to: addressOf(tab),
  }));
  return [...acciones, ...paginas];
}
