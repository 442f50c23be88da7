/** Stands in for a style element, which the CSP refuses: its text is a stylesheet that the document adopts. */
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

/** What the build gives the drag library in place of its style elements. */
export const adoptedStyle = (): HTMLElement => document.createElement('adopted-style');
