import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import type { Site } from './installation.ts';
import { openOffice, pdf, sendSlowly, upload } from './office.ts';
import { until } from './until.ts';

const MIB = 1024 * 1024;

const storedIn = (site: Site, cuentaId: string) => readdir(join(site.dataDir, 'archivos', cuentaId)).catch(() => []);

const uploadCrash: Fault = {
  name: 'upload-crash',
  mayBreakOff: true,
  happen: async ({ site, check }) => {
    const { cuentaId, accessToken, carpetaId } = await openOffice(site.client(0));
    const last = site.client(site.last, accessToken);
    const content = pdf('cortado', 2 * MIB);
    const socket = sendSlowly(
      site.client(0),
      `POST /api/carpetas/${carpetaId}/documentos HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${accessToken}\r\n` +
        `content-type: multipart/form-data; boundary=limite\r\ncontent-length: ${20 * MIB}\r\n\r\n` +
        `--limite\r\ncontent-disposition: form-data; name="archivos"; filename="cortado.pdf"\r\n\r\n`,
    );
    socket.write(content);
    const hasBytes = async () => (await storedIn(site, cuentaId)).length === 1;
    check(await until(hasBytes, 10), 'la subida no llegó a guardar bytes antes de la falla');
    await site.products[0]!.end('SIGKILL');
    socket.destroy();
    await site.start(0);
    const documentos = async () => (await last.get(`/carpetas/${carpetaId}/documentos`)).body.documentos.length;
    check((await documentos()) === 0, 'la subida cortada dejó un documento');
    const isSwept = async () =>
      (await storedIn(site, cuentaId)).length === 0 &&
      (await site.rows('select from subidas where cuenta_id = $1', [cuentaId])).length === 0;
    check(await until(isSwept, 60), 'los bytes de la subida cortada siguen ahí después de 60 s');
    const { status } = await upload(last, carpetaId, 'cortado.pdf', content);
    check(status === 201 && (await documentos()) === 1, `repetir la subida respondió ${status}`);
  },
};

const replicaKilled: Fault = {
  name: 'replica-killed',
  mayBreakOff: true,
  happen: async ({ site, load }) => {
    for (let n = 0; n <= site.last; n += 1) {
      await site.products[n]!.end('SIGKILL');
      // The other replicas serve meanwhile.
      if (site.last > 0) await load.more(20);
      await site.start(n);
      await load.more(20);
    }
  },
};

const sigterm: Fault = {
  name: 'sigterm',
  happen: async ({ site, load, check }) => {
    for (let n = 0; n <= site.last; n += 1) {
      const code = await site.products[n]!.end('SIGTERM');
      check(code === 0, `la réplica ${n + 1} terminó con el código ${code}`);
      if (site.last > 0) await load.more(20);
      await site.start(n);
      await load.more(20);
    }
  },
};

export const OF_PROCESSES = [uploadCrash, replicaKilled, sigterm];
