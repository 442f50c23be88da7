import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useConfirm } from '../../../../../components/confirm';
import { copyToPrint, dress, writeCarta } from './carta';
import styles from './frame.module.css';
import { forgetImagenes, type Imagenes, useImagenes } from './use-imagenes';

interface MarcoProps extends Imagenes {
  html: string;
  /** The frame's accessible name. */
  label: string;
}

/**
 * A text from outside, in a frame without scripts, forms or plugins. The frame keeps the origin of the page. So the
 * page can write in it, measure it and hear its keys. No code can run in the frame to misuse that origin.
 */
export function Marco({ html, label, ...imagenes }: MarcoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState(0);
  /** The destination of the lying link that has the pointer or the focus. */
  const [lleva, setLleva] = useState('');
  const confirm = useConfirm();
  const warn = useEffectEvent(async (link: HTMLAnchorElement) => {
    const { dice, lleva: host } = link.dataset;
    const isSure = await confirm({
      title: 'El enlace no lleva a donde dice',
      message: `El enlace dice «${dice}» y lleva a «${host}».`,
      actions: { confirm: { label: 'Abrir de todos modos' }, cancel: { label: 'No abrir' } },
      dismissible: true,
    });
    if (isSure) window.open(link.href, '_blank', 'noopener,noreferrer');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that the browser replaced is written again
  useLayoutEffect(() => {
    const element = frame.current;
    const main = element && writeCarta(element, html);
    if (!main) return;
    const inside = main.ownerDocument;
    const followContent = () => {
      element.style.height = `${Math.ceil(main.getBoundingClientRect().height)}px`;
    };
    followContent();
    const sizes = new ResizeObserver(followContent);
    sizes.observe(main);
    const scheme = new MutationObserver(() => dress(inside));
    scheme.observe(document.body, { attributeFilter: ['class'] });
    // The keys of the page also work with the focus in the frame. A press in the frame closes popups of the page.
    const passKey = (event: KeyboardEvent) => {
      if (!element.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    const passPress = (event: PointerEvent) => element.dispatchEvent(new PointerEvent(event.type, event));
    const leaving = new AbortController();
    const { signal } = leaving;
    inside.addEventListener('keydown', passKey, { signal });
    inside.addEventListener('pointerdown', passPress, { signal });
    inside.addEventListener('click', passPress, { signal });
    const hold = (event: Event) => {
      const link = lyingLink(event);
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      void warn(link);
    };
    inside.addEventListener('click', hold, { signal });
    inside.addEventListener('auxclick', hold, { signal });
    for (const name of ['pointerover', 'focusin']) {
      inside.addEventListener(name, (event) => setLleva(lyingLink(event)?.dataset.lleva ?? ''), { signal });
    }
    for (const name of ['pointerout', 'focusout']) inside.addEventListener(name, () => setLleva(''), { signal });
    addEventListener('beforeprint', () => paper.current && copyToPrint(main, paper.current), { signal });
    return () => {
      leaving.abort();
      sizes.disconnect();
      scheme.disconnect();
      forgetImagenes(main);
    };
  }, [html, writing]);

  useImagenes(frame, `${writing} ${html}`, imagenes);

  return (
    <>
      <iframe
        ref={frame}
        className={styles.marco}
        title={label}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={({ currentTarget }) => currentTarget.contentDocument?.querySelector('main') ?? setWriting(writing + 1)}
      />
      <div ref={paper} className={styles.papel} />
      {lleva && (
        <p className={styles.lleva} aria-hidden="true">
          Lleva a <strong>{lleva}</strong>
        </p>
      )}
    </>
  );
}

/** The link of an event, if it leads elsewhere than its text says. */
const lyingLink = ({ target }: Event) =>
  // Elements of the frame belong to another window, so `instanceof` does not recognise them.
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[data-lleva]');
