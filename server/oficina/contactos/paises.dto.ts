/** A country with telephones. */
export class PaisDto {
  /** The same as `iso`. */
  id: string;
  /** ISO 3166, two letters, lower case. */
  iso: string;
  name: string;
  /** `+54`. */
  code: string;
  /** Where its flag is in the picture of the reference client, as `background-position`. */
  flagImagePos: string;
  /** Where its flag is in /flags.webp, as `background-position`. */
  bandera: string;
}
