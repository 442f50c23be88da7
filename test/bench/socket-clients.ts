import { io, type Socket } from 'socket.io-client';

/** The orders for this process, which holds connections. An order opens connections, or waits for an event on each. */
export type Order = { baseUrl: string; tokens: readonly string[] } | { carpeta: string };

/** The number of open connections. Or the moments of the event on each, in milliseconds of the clock. */
export type Report = { open: number } | { isListening: true } | { arrivals: number[] };

const AT_ONCE = 20;
const WAIT_MS = 15_000;

const sockets: Socket[] = [];

process.on('message', (order: Order) => {
  const work = 'tokens' in order ? connectAll(order.baseUrl, order.tokens) : listen(order.carpeta);
  work.then(tell, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function connectAll(baseUrl: string, tokens: readonly string[]): Promise<Report> {
  const left = [...tokens];
  const connectSome = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) sockets.push(await connect(baseUrl, token));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connectSome));
  return { open: sockets.length };
}

function connect(baseUrl: string, token: string): Promise<Socket> {
  const socket = io(baseUrl, { path: '/api/socket', transports: ['websocket'], auth: { token }, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function listen(carpeta: string): Promise<Report> {
  const arrivals: number[] = [];
  const all = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const hear = (event: { type: string; carpeta?: string }) => {
            if (event.type !== 'carpeta.changed' || event.carpeta !== carpeta) return;
            arrivals.push(performance.timeOrigin + performance.now());
            socket.off('live', hear);
            resolve();
          };
          socket.on('live', hear);
        }),
    ),
  );
  tell({ isListening: true });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([all, late]);
  clearTimeout(timer);
  for (const socket of sockets) socket.off('live');
  return { arrivals };
}

function tell(report: Report): void {
  process.send?.(report);
}
