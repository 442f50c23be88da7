/** A country that has telephones. */
export class PaisDto {
  /** The same as `iso`. */
  id: string;
  /** The country as two lower-case letters, as in ISO 3166. */
  iso: string;
  name: string;
  /** The calling code, such as `+54`. */
  code: string;
  /** The position of the flag in the picture of the reference client, as `background-position`. */
  flagImagePos: string;
  /** The position of the flag in /flags.webp, as `background-position`. */
  bandera: string;
}
