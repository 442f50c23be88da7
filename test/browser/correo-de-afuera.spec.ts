import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withChromium } from './support/chromium.ts';
import { ponerCorreoDeAfuera } from './support/correo-de-afuera.ts';
import { inspectColours, inspectPage } from './support/inspect.ts';
import { openAs } from './support/open.ts';

const chromium = withChromium();

const QUIEN = 'lectura.sol@ejemplo.test';
const HOSTIL = [
  '<script>parent.hit = "script"</script>',
  '<img src="x" onerror="parent.hit = \'onerror\'" alt="Rota" />',
  '<img src="https://afuera.test/rastro.png" alt="Rastro" />',
  '<form action="/sign-out"><button>Entrar</button></form>',
  '<a href="javascript:parent.hit = \'link\'">Ver la factura</a>',
  '<a href="https://malo.test/clave">https://banco.test</a>',
  '<meta http-equiv="refresh" content="0;url=/sign-out" />',
  '<iframe srcdoc="<script>top.hit = \'frame\'</script>"></iframe>',
  '<svg onload="parent.hit = \'svg\'"></svg>',
  '<p style="position: fixed; background-image: url(https://afuera.test/fondo.png); color: #333333" onclick="hit()">Saldo</p>',
].join('');

it('shows a mail from outside without running it, and its pictures when they are asked for', async () => {
  const picture = async (width: number) =>
    Buffer.from(
      await sharp({ create: { width, height: 30, channels: 3, background: '#3366aa' } })
        .png()
        .toBuffer(),
    );
  await ponerCorreoDeAfuera(QUIEN, {
    asunto: 'Factura pendiente',
    de: 'Banco <gerencia@banco.test>',
    responderA: 'cobros@otro.test',
    archivos: [
      { nombre: 'logo.png', content: await picture(200) },
      {
        nombre: 'ana.vcf',
        content: Buffer.from('BEGIN:VCARD\r\nFN:Ana Ruiz\r\nEMAIL:ana@banco.test\r\nEND:VCARD\r\n'),
      },
    ],
    html: ([logo]) =>
      `${HOSTIL}<p><img data-adjunto="${logo}" alt="Logo" /><img data-remota="https://afuera.test/a.png?b=1&amp;c=2" alt="Oferta" /></p>`,
  });
  const page = await openAs(chromium(), QUIEN, '/apps/mailbox/inbox/1', {
    // This test and axe examine the frame by scripts, which the frame refuses too. The first request for a picture
    // fails.
    expectedMessages: [
      /because the document's frame is sandboxed/,
      /status of 502/,
      /^No\. \/api\/correos\/.*\/imagen/,
    ],
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const remote = await picture(300);
  const imagenes = '**/api/correos/*/imagen?*';
  await page.route(imagenes, (route) => route.fulfill({ body: remote, contentType: 'image/webp' }));

  await page.getByRole('listitem').filter({ hasText: 'Factura pendiente' }).getByRole('link').first().click();
  const carta = page.frameLocator('iframe[title^="Texto de Banco"]');
  const width = (alt: string) => carta.getByAltText(alt).evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(() => width('Logo')).toBe(200);
  await page.getByText('El nombre dice «gerencia@banco.test», pero la dirección es x@malo.test.').waitFor();
  await page.getByText('Responder a: cobros@otro.test').first().waitFor();
  await page.getByRole('region', { name: 'Ana Ruiz' }).getByText('ana@banco.test').waitFor();
  await inspectPage(page, 'Un correo de afuera');
  await inspectColours(page, 'Un correo de afuera', ['dark']);

  await carta.getByText('Ver la factura').click();
  expect(await carta.locator('script, form, button, meta[http-equiv="refresh"], style, iframe, svg').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(await width('Oferta')).toBe(0);
  expect(asked.filter((url) => url.includes('afuera.test'))).toEqual([]);

  await carta.getByText('https://banco.test').click();
  await page.getByText('El enlace dice «banco.test» y lleva a «malo.test».').waitFor();
  await page.getByRole('button', { name: 'No abrir' }).click();

  await page.route(imagenes, (route) => route.fulfill({ status: 502, json: { message: 'No.' } }), { times: 1 });
  await page.getByRole('button', { name: 'Mostrar imágenes' }).click();
  await carta.getByRole('button', { name: 'Reintentar la imagen «Oferta»' }).click();
  await expect.poll(() => width('Oferta')).toBe(300);
  const ours = asked.filter((url) => url.includes('afuera.test')).map((url) => new URL(url));
  // The first request failed.
  const { host } = new URL(page.url());
  expect(ours.map((url) => url.host)).toEqual([host, host]);
  expect(ours[0]?.searchParams.get('url')).toBe('https://afuera.test/a.png?b=1&c=2');

  // The keys of the mailbox also work while the focus is in the frame.
  await carta.getByText('Saldo').click();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'No destacar' }).first().waitFor();
  await page.keyboard.press('u');
  await page.waitForURL('**/apps/mailbox/inbox/1');
});
