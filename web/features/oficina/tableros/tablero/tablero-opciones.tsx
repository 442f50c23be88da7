import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TableroForm } from '../lista/tablero-form';
import { TableroMenu } from '../lista/tablero-menu';
import type { Tablero } from '../tableros-api';
import { useRemoveTablero } from '../use-remove-tablero';

/** The menu of the open tablero, to edit or delete it. */
export function TableroOpciones({ tablero }: { tablero: Tablero }) {
  const navigate = useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const remove = useRemoveTablero();
  const close = () => setIsEditing(false);
  const onRemove = () => void remove(tablero, () => navigate('/apps/scrumboard'));
  return (
    <>
      <TableroMenu title={tablero.title} onEdit={() => setIsEditing(true)} onRemove={onRemove} />
      {isEditing && <TableroForm tablero={tablero} onSaved={close} onClose={close} />}
    </>
  );
}
