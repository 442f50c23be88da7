/** The folder with the product's own pages: `contenido` at the root of the repository. */
export class ContentRoot {
  constructor(readonly path: string) {}
}
