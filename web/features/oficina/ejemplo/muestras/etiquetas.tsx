import { useState } from 'react';
import { DuePill } from '../../../../components/due/due-pill';
import { inDays } from '../../../../components/due/due-state';
import type { Tag } from '../../../../components/tags/tag';
import { TagsField } from '../../../../components/tags/tags-field';
import { Grupo, Muestra } from '../muestra';

const iniciales: Tag[] = ['Urgente', 'Registro de la Propiedad', 'Falta documentación'].map((title) => ({
  id: title,
  title,
}));

/** Tags and due dates. */
export function Etiquetas() {
  return (
    <Muestra
      id="etiquetas"
      title="Etiquetas y vencimientos"
      text="Se eligen buscando; Intro marca la primera coincidencia o crea la que falta. Un vencimiento dice con palabras lo que su color muestra."
    >
      <TagChoice />
      <Grupo title="Vencimientos">
        <DueChoice initial={null} />
        <DueChoice initial={inDays(3)} />
        <DueChoice initial={inDays(-2)} withTime />
        <DuePill value={inDays(-9)} isDone emptyLabel="Sin vencimiento" />
      </Grupo>
    </Muestra>
  );
}

function TagChoice() {
  const [tags, setTags] = useState(iniciales);
  const [selected, setSelected] = useState(['Urgente']);
  return (
    <Grupo title="Etiquetas">
      <TagsField
        label="Etiquetas del ejemplo"
        tags={tags}
        value={selected}
        onChange={setSelected}
        onCreate={async (title) => {
          const tag = { id: title, title };
          setTags((present) => [tag, ...present]);
          return tag;
        }}
        onRename={async ({ id }, title) =>
          setTags((present) => present.map((tag) => (tag.id === id ? { id, title } : tag)))
        }
        onRemove={async ({ id }) => setTags((present) => present.filter((tag) => tag.id !== id))}
        onRestore={async (tag) => setTags((present) => [...present, tag])}
      />
    </Grupo>
  );
}

function DueChoice({ initial, withTime }: { initial: string | null; withTime?: boolean }) {
  const [value, setValue] = useState(initial);
  return <DuePill value={value} onChange={setValue} withTime={withTime} emptyLabel="Agregar vencimiento" />;
}
