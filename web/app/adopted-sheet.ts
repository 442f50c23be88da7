interface SheetOptions {
  key: string;
  container: Node;
}

/**
 * Where Emotion writes its rules: a constructed stylesheet that the document adopts, in place of a style element.
 * A CSP of `style-src 'self'` refuses style elements, but not these. Each instance is one sheet, with Emotion's own
 * interface; `tags` stays empty, as there are no elements.
 */
export class AdoptedSheet {
  readonly key: string;
  readonly container: Node;
  readonly nonce = undefined;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  before: Element | null = null;
  readonly #sheet = new CSSStyleSheet();

  constructor({ key, container }: SheetOptions) {
    this.key = key;
    this.container = container;
    const sheets = document.adoptedStyleSheets;
    // Global rules come first, as Emotion has them, so that a component's own rules win.
    const isGlobal = key.endsWith('-global');
    document.adoptedStyleSheets = isGlobal ? [this.#sheet, ...sheets] : [...sheets, this.#sheet];
  }

  insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A selector of another browser's, such as ::-moz-placeholder: that browser alone needs it.
    }
  }

  hydrate(): void {
    // Nothing is rendered on a server.
  }

  flush(): void {
    this.#sheet.replaceSync('');
  }
}
