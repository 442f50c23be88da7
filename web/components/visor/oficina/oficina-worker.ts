import { DemasiadoGrande } from './acotar-zip';
import { type Leido, leer, type TipoDeOficina } from './leer';

export interface Pedido {
  tipo: TipoDeOficina;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Respuesta = { leido: Leido } | { problema: 'grande' | 'danado' };

// The types of the page are not those of a worker.
const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<Pedido>) => void;
  postMessage: (answer: Respuesta) => void;
};

worker.onmessage = ({ data: { tipo, bytes } }) => {
  leer(tipo, bytes).then(
    (leido) => worker.postMessage({ leido }),
    (error: unknown) => worker.postMessage({ problema: error instanceof DemasiadoGrande ? 'grande' : 'danado' }),
  );
};
