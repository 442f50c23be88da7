import styles from './arrastre.module.css';

/** What is dragged from a list. Browsers show kinds, but no contents, until it is dropped. */
export interface Arrastrable {
  /** A MIME type of its own. */
  kind: string;
  /** «documentos»: what several are called. */
  plural: string;
}

/** Begins to drag items of a list, under a label with their name or number. */
export function empezarArrastre(
  data: DataTransfer,
  { kind, plural }: Arrastrable,
  items: readonly { id: string; nombre: string }[],
  effectAllowed: DataTransfer['effectAllowed'] = 'move',
): void {
  const [first, ...others] = items;
  if (!first) return;
  data.clearData();
  data.effectAllowed = effectAllowed;
  data.setData(kind, JSON.stringify(items.map(({ id }) => id)));
  const label = document.createElement('div');
  label.className = styles.etiqueta ?? '';
  label.textContent = others.length === 0 ? first.nombre : `${items.length} ${plural}`;
  document.body.append(label);
  data.setDragImage(label, -12, -12);
  // The browser takes its picture when this event ends.
  setTimeout(() => label.remove());
}

/** The ids of the items that were dropped, or undefined for anything else. */
export function itemsIn(data: DataTransfer, { kind }: Arrastrable): string[] | undefined {
  const text = data.getData(kind);
  return text ? (JSON.parse(text) as string[]) : undefined;
}
