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
  /** For one that has no name. */
  unnamed: string;
  /** The ending that «Eliminado» and «Recuperado» have with it. */
  genero: 'o' | 'a';
  Icon: LucideIcon;
}

/** What can be in the trash, as people read it. */
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

/** «Eliminada» of a tarea, «Eliminado» of a contacto. */
export const participio = (verbo: 'Eliminad' | 'Recuperad', { tipo }: EnPapelera): string => verbo + tipos[tipo].genero;

/** The name of something deleted, or what it is if it has none. */
export const nombreDe = ({ tipo, nombre }: EnPapelera): string => nombre || tipos[tipo].unnamed;
