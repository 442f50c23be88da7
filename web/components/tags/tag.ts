/** A label of a cuenta, for example of its contactos or tareas. */
export interface Tag {
  id: string;
  title: string;
}
