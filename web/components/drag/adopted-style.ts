/**
 * An element that stands for a style element, which the CSP refuses. Its text becomes a stylesheet that the document
 * adopts.
 */
class AdoptedStyle extends HTMLElement {
  readonly #sheet = new CSSStyleSheet();

  override get textContent(): string {
    return '';
  }

  override set textContent(rules: string) {
    this.#sheet.replaceSync(rules);
  }

  connectedCallback(): void {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

customElements.define('adopted-style', AdoptedStyle);

/** The build makes the drag library call this where it creates style elements (`drag-library.ts`). */
export const adoptedStyle = (): HTMLElement => document.createElement('adopted-style');
