import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorState } from '../../error-state';
import { safeDocument } from '../../rich-text/safe-html';
import { Loading } from '../loading';
import sheet from './docx.css?inline';
import type { Leido, TipoDeOficina } from './leer';
import styles from './oficina.module.css';
import type { Pedido, Respuesta } from './oficina-worker';
import { PlanillaView } from './planilla-view';

/** The empty document of the frame. The policy of the page applies to it too. */
const emptyDocument = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
</head><body><main></main></body></html>`;

/** Milliseconds after which reading a document is given up. */
const longestMs = 20_000;

const problemas = {
  danado: 'El archivo está dañado. Puede descargarlo.',
  protegido: 'El archivo está protegido con contraseña. Descárguelo para abrirlo.',
  grande: 'El archivo es demasiado grande para mostrarlo aquí. Puede descargarlo.',
};

interface OficinaViewProps {
  tipo: TipoDeOficina;
  content: Blob;
  nombre: string;
}

/** A text or a spreadsheet of an office program, or a CSV table. */
export function OficinaView({ tipo, content, nombre }: OficinaViewProps) {
  const { leido, error } = useLeido(tipo, content);
  if (error) return <ErrorState error={error} title="No se pudo mostrar el documento" />;
  if (!leido) return <Loading />;
  if ('html' in leido) return <DocxSheet html={leido.html} nombre={nombre} />;
  return <PlanillaView hojas={leido.hojas} nombre={nombre} />;
}

/** Reads an office document in a worker of its own. A hostile document ends with the worker. */
function useLeido(tipo: TipoDeOficina, content: Blob): { leido?: Leido; error?: { message: string } } {
  const [state, setState] = useState<{ leido?: Leido; error?: { message: string } }>({});
  useEffect(() => {
    setState({});
    const worker = new Worker(new URL('./oficina-worker.ts', import.meta.url), { type: 'module' });
    const end = (problema?: keyof typeof problemas) => {
      clearTimeout(timer);
      worker.terminate();
      if (problema) setState({ error: { message: problemas[problema] } });
    };
    const timer = setTimeout(() => end('grande'), longestMs);
    worker.onerror = () => end('danado');
    worker.onmessage = ({ data }: MessageEvent<Respuesta>) => {
      end('problema' in data ? data.problema : undefined);
      if ('leido' in data) setState({ leido: data.leido });
    };
    content.arrayBuffer().then(
      (buffer) => {
        const bytes = new Uint8Array(buffer);
        worker.postMessage({ tipo, bytes } satisfies Pedido, [buffer]);
      },
      () => end('danado'),
    );
    return () => end();
  }, [tipo, content]);
  return state;
}

interface DocxSheetProps {
  /** The HTML from the library, which is sanitized here. */
  html: string;
  nombre: string;
}

/**
 * The text of a DOCX on white paper, in a frame without scripts. Its layout differs from that of the office program.
 */
function DocxSheet({ html, nombre }: DocxSheetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [writing, setWriting] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that the browser replaced is written again
  useLayoutEffect(() => {
    const element = frame.current;
    const inside = element?.contentDocument;
    const window = element?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!inside || !window) return;
    inside.open();
    inside.write(emptyDocument);
    inside.close();
    const own = new window.CSSStyleSheet();
    own.replaceSync(sheet);
    inside.adoptedStyleSheets = [own];
    inside.querySelector('main')?.append(inside.adoptNode(safeDocument(html)));
    // Escape and similar keys belong to the dialog around the frame.
    const passKey = (event: KeyboardEvent) => {
      if (!element.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    inside.addEventListener('keydown', passKey);
    return () => inside.removeEventListener('keydown', passKey);
  }, [html, writing]);

  return (
    <iframe
      ref={frame}
      className={styles.marco}
      title={`Texto de ${nombre}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={({ currentTarget }) => currentTarget.contentDocument?.querySelector('main') ?? setWriting(writing + 1)}
    />
  );
}
