import { useEffect, useState } from 'react';
import type { Leido, TipoDeOficina } from './leer';
import type { Pedido, Respuesta } from './oficina-worker';

/** Milliseconds after which a document is given up. */
const longest = 20_000;

const messages = {
  danado: 'El archivo está dañado. Puede descargarlo.',
  protegido: 'El archivo está protegido con contraseña. Descárguelo para abrirlo.',
  grande: 'El archivo es demasiado grande para mostrarlo aquí. Puede descargarlo.',
};

/** Reads a document of an office program, in a worker of its own: a hostile one ends with it. */
export function useLeido(tipo: TipoDeOficina, content: Blob): { leido?: Leido; error?: { message: string } } {
  const [state, setState] = useState<{ leido?: Leido; error?: { message: string } }>({});
  useEffect(() => {
    setState({});
    const worker = new Worker(new URL('./oficina-worker.ts', import.meta.url), { type: 'module' });
    const end = (problema?: keyof typeof messages) => {
      clearTimeout(timer);
      worker.terminate();
      if (problema) setState({ error: { message: messages[problema] } });
    };
    const timer = setTimeout(() => end('grande'), longest);
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
