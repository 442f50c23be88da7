import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { claveDeNumero, numerosEn } from '../../../../../server/vocabulario/numero-escrito';
import type { CarpetaNombradaDto } from '../../../../api/generated/carpetas';
import { Cut, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import styles from './carpetas-text.module.css';
import { tonosDeEstado, useNombreDeEstado } from './estados';
import type { Nombradas } from './use-nombradas';

/** Whether a text names one of the carpetas. */
export const namesAny = (texto: string, nombradas: Nombradas): boolean =>
  nombradas.size > 0 && texto.includes('#') && numerosEn(texto).some((numero) => nombradas.has(claveDeNumero(numero)));

/**
 * HTML in which the numbers of carpetas are links that show carátula and state. Numbers inside other links stay.
 * @param html sanitized HTML
 */
export function TextoConCarpetas({ html, nombradas }: { html: string; nombradas: Nombradas }) {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return <>{childrenOf(holder.content, nombradas)}</>;
}

function childrenOf(parent: Node, nombradas: Nombradas): ReactNode {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) {
      // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text keep their order
      return <Fragment key={index}>{withLinks(node.textContent ?? '', nombradas)}</Fragment>;
    }
    if (!(node instanceof HTMLElement)) return null;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const isLink = node.nodeName === 'A';
    const children = node.hasChildNodes() ? childrenOf(node, isLink ? new Map() : nombradas) : undefined;
    return createElement(node.localName, { key: index, ...attributes }, children);
  });
}

function withLinks(texto: string, nombradas: Nombradas): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const numero of numerosEn(texto)) {
    const carpeta = nombradas.get(claveDeNumero(numero));
    if (!carpeta) continue;
    parts.push(texto.slice(end, numero.index), <CarpetaLink key={numero.index} carpeta={carpeta} />);
    end = numero.index + numero.text.length;
  }
  return [...parts, texto.slice(end)];
}

function CarpetaLink({ carpeta: { id, codigo, caratula, estado } }: { carpeta: CarpetaNombradaDto }) {
  const nombre = useNombreDeEstado()(estado);
  return (
    <Link className={styles.carpeta} to={`/carpetas/${id}`} title={`${codigo} · ${caratula} · ${nombre}`}>
      <Text fixed weight="medium" tone="primary" className={styles.numero}>
        #{codigo}
      </Text>{' '}
      <Cut className={styles.caratula}>{caratula}</Cut> <StatusChip label={nombre} tone={tonosDeEstado[estado]} />
    </Link>
  );
}
