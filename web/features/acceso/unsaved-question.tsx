import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SheetPage } from '../../components/sheet-page';
import { useDocumentTitle } from '../../lib/document-title';

interface UnsavedQuestionProps {
  /** What kinds of things were written, one for each thing. */
  kinds: readonly string[];
  onLeave: () => void;
}

const title = 'Hay cambios sin guardar';

/** Asks whoever signs out with changes that the server has not got. */
export function UnsavedQuestion({ kinds, onLeave }: UnsavedQuestionProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  useDocumentTitle(title);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  // There is nothing behind an address that was typed into a new tab.
  const goBack = () => void (key === 'default' ? navigate('/dashboard', { replace: true }) : navigate(-1));

  return (
    <SheetPage
      title={title}
      text={`Lo último que escribió${inThings(kinds)} no llegó al servidor. Si sale ahora, se pierde.`}
    >
      <div className="sheet-actions">
        <button ref={stay} type="button" className="button button-primary" onClick={goBack}>
          Seguir aquí
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Salir igual
        </button>
      </div>
    </SheetPage>
  );
}

/** « en una nota y 2 tareas». */
function inThings(kinds: readonly string[]): string {
  const counted = Object.entries(names).flatMap(([kind, [one, several]]) => {
    const count = kinds.filter((each) => each === kind).length;
    return count === 0 ? [] : [count === 1 ? one : `${count} ${several}`];
  });
  return counted.length > 0 ? ` en ${new Intl.ListFormat('es', { type: 'conjunction' }).format(counted)}` : '';
}

/** By the kinds that save themselves, and those whose forms are kept. */
const names: Record<string, [one: string, several: string]> = {
  nota: ['una nota', 'notas'],
  tarea: ['una tarea', 'tareas'],
  tarjeta: ['una tarjeta', 'tarjetas'],
  'nota-etiqueta': ['una etiqueta', 'etiquetas'],
  contacto: ['un contacto', 'contactos'],
  persona: ['una persona', 'personas'],
  carpeta: ['una carpeta', 'carpetas'],
  cuenta: ['los datos de la cuenta', 'cuentas'],
  perfil: ['su perfil', 'perfiles'],
};
