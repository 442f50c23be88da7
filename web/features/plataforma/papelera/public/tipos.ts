import {
  BookOpenText,
  Columns3,
  Contact,
  File,
  FileUser,
  Folder,
  GraduationCap,
  ListTodo,
  type LucideIcon,
  Package,
  RectangleHorizontal,
  Rows3,
  StickyNote,
} from 'lucide-react';
import type { EnPapelera, TipoPapelera } from './papelera-api';

interface Tipo {
  name: string;
  /** The words for a thing without a name. */
  unnamed: string;
  /** The ending that «Eliminado» and «Recuperado» take for this kind. */
  genero: 'o' | 'a';
  Icon: LucideIcon;
}

/** The kinds of things in the trash, as people read them. */
export const tipos: Readonly<Record<TipoPapelera, Tipo>> = {
  tarea: { name: 'Tarea', unnamed: 'Tarea sin título', genero: 'a', Icon: ListTodo },
  contacto: { name: 'Contacto', unnamed: 'Contacto sin nombre', genero: 'o', Icon: Contact },
  nota: { name: 'Nota', unnamed: 'Nota sin texto', genero: 'a', Icon: StickyNote },
  tablero: { name: 'Tablero', unnamed: 'Tablero sin título', genero: 'o', Icon: Columns3 },
  lista: { name: 'Lista de tablero', unnamed: 'Lista sin título', genero: 'a', Icon: Rows3 },
  personaArchivo: { name: 'Documento de una persona', unnamed: 'Documento sin nombre', genero: 'o', Icon: FileUser },
  archivo: { name: 'Archivo', unnamed: 'Archivo sin nombre', genero: 'o', Icon: File },
  directorio: { name: 'Directorio', unnamed: 'Directorio sin nombre', genero: 'o', Icon: Folder },
  tarjeta: { name: 'Tarjeta', unnamed: 'Tarjeta sin título', genero: 'a', Icon: RectangleHorizontal },
  curso: { name: 'Curso', unnamed: 'Curso sin título', genero: 'o', Icon: GraduationCap },
  cursoPaso: { name: 'Paso de un curso', unnamed: 'Paso sin título', genero: 'o', Icon: BookOpenText },
  producto: { name: 'Producto del inventario', unnamed: 'Producto sin nombre', genero: 'o', Icon: Package },
};

/** The participle that agrees with the kind: «Eliminada» for a tarea, «Eliminado» for a contacto. */
export const participio = (verbo: 'Eliminad' | 'Recuperad', { tipo }: EnPapelera): string => verbo + tipos[tipo].genero;

/** The name of an entry, or the words for its kind if it has no name. */
export const nombreDe = ({ tipo, nombre }: EnPapelera): string => nombre || tipos[tipo].unnamed;
