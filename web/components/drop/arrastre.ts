import styles from './arrastre.module.css';

/** A kind of thing that is dragged from a list. During a drag, browsers show only the kind, not the content. */
export interface Arrastrable {
  /** A MIME type of its own for this kind. */
  kind: string;
  /** The plural noun for the things: «documentos». */
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
  // The browser takes its picture of the label when this event ends.
  setTimeout(() => label.remove());
}

/** The ids of the dropped items, or undefined when anything else was dropped. */
export function itemsIn(data: DataTransfer, { kind }: Arrastrable): string[] | undefined {
  const text = data.getData(kind);
  return text ? (JSON.parse(text) as string[]) : undefined;
}
