import type { DocumentoDto } from '../../../api/generated/documentos';
import styles from './arrastre.module.css';

/** The kind of what is dragged from the list. Browsers show kinds, but no contents, until it is dropped. */
export const documentosArrastrados = 'application/x-carpetas-documentos';

/** Begins to drag documents, under a label with their name or number. */
export function empezarArrastre(data: DataTransfer, documentos: readonly Pick<DocumentoDto, 'id' | 'nombre'>[]): void {
  const [first, ...others] = documentos;
  if (!first) return;
  data.clearData();
  data.effectAllowed = 'move';
  data.setData(documentosArrastrados, JSON.stringify(documentos.map(({ id }) => id)));
  const label = document.createElement('div');
  label.className = styles.etiqueta ?? '';
  label.textContent = others.length === 0 ? first.nombre : `${documentos.length} documentos`;
  document.body.append(label);
  data.setDragImage(label, -12, -12);
  // The browser takes its picture when this event ends.
  setTimeout(() => label.remove());
}

/** The ids of the documents that were dropped, or undefined for anything else. */
export function documentosIn(data: DataTransfer): string[] | undefined {
  const text = data.getData(documentosArrastrados);
  return text ? (JSON.parse(text) as string[]) : undefined;
}
