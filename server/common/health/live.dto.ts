export class LiveDto {
  status: 'ok';
  /** The product's version, with the commit of an image: `0.1.0 (3f2a1bc)`. */
  version: string;
}
