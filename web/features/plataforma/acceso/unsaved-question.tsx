import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SheetPage } from '../../../components/sheet-page';
import { useDocumentTitle } from '../../../lib/document-title';
import { enumerar } from '../../../lib/enumerar';
import { sinSubir } from '../../../subidas/sin-subir';

interface UnsavedQuestionProps {
  /** The kind of each thing with unsaved changes: `['nota', 'nota', 'tarea']`. */
  kinds: readonly string[];
  /** The number of files that are not uploaded yet. */
  archivos: number;
  onLeave: () => void;
}

/** Asks before a sign-out that would lose unsaved changes. */
export function UnsavedQuestion({ kinds, archivos, onLeave }: UnsavedQuestionProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isTyped = kinds.length > 0 || archivos === 0;
  const title = isTyped ? 'Hay cambios sin guardar' : 'Hay archivos sin subir';
  useDocumentTitle(title);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  // An address that was opened in a new tab has no page to go back to.
  const goBack = () => void (key === 'default' ? navigate('/dashboard', { replace: true }) : navigate(-1));

  return (
    <SheetPage
      title={title}
      text={[
        isTyped && `Lo último que escribió${inThings(kinds)} no llegó al servidor.`,
        archivos > 0 && sinSubir(archivos),
        'Si sale ahora, eso se pierde.',
      ]
        .filter(Boolean)
        .join(' ')}
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

/** Returns « en una nota y 2 tareas», or '' for unknown kinds. */
function inThings(kinds: readonly string[]): string {
  const counted = Object.entries(names).flatMap(([kind, [one, several]]) => {
    const count = kinds.filter((each) => each === kind).length;
    return count === 0 ? [] : [count === 1 ? one : `${count} ${several}`];
  });
  return counted.length > 0 ? ` en ${enumerar(counted)}` : '';
}

/** The names of kinds: things that save themselves, and forms whose drafts are kept. */
const names: Record<string, [one: string, several: string]> = {
  nota: ['una nota', 'notas'],
  mensaje: ['el chat', 'mensajes'],
  correo: ['un correo', 'correos'],
  tarea: ['una tarea', 'tareas'],
  tarjeta: ['una tarjeta', 'tarjetas'],
  'nota-etiqueta': ['una etiqueta', 'etiquetas'],
  'correo-etiqueta': ['una etiqueta', 'etiquetas'],
  'correo-firma': ['una firma', 'firmas'],
  contacto: ['un contacto', 'contactos'],
  persona: ['una persona', 'personas'],
  carpeta: ['una carpeta', 'carpetas'],
  cuenta: ['los datos de la cuenta', 'cuentas'],
  perfil: ['su perfil', 'perfiles'],
};
