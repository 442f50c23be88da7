/** A label of the cuenta that things carry. */
export interface Tag {
  id: string;
  title: string;
}
