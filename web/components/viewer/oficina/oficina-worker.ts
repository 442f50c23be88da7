import { DemasiadoGrande } from './acotar-zip';
import { type Leido, leer, Protegido, type TipoDeOficina } from './leer';

export interface Pedido {
  tipo: TipoDeOficina;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Respuesta = { leido: Leido } | { problema: 'grande' | 'danado' | 'protegido' };

// The types of a page differ from those of a worker. So this names the members that are used.
const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<Pedido>) => void;
  postMessage: (answer: Respuesta) => void;
};

worker.onmessage = ({ data: { tipo, bytes } }) => {
  leer(tipo, bytes).then(
    (leido) => worker.postMessage({ leido }),
    (error: unknown) => worker.postMessage({ problema: problemaOf(error) }),
  );
};

function problemaOf(error: unknown) {
  if (error instanceof Protegido) return 'protegido';
  return error instanceof DemasiadoGrande ? 'grande' : 'danado';
}
