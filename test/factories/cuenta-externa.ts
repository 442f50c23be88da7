import { expect } from 'vitest';
import type { CorreoDto } from '../../server/oficina/correos/correos.dto.js';
import { Timeouts } from '../../server/oficina/correos/externa/timeouts.js';
import { createTestApp, FAST_JOBS, type TestApp } from './app.js';
import { bandejaOf } from './borradores.js';
import { RECIBE } from './correo-entrante.js';
import { PATIENCE } from './patience.js';
import { type Member, newCuenta } from './people.js';
import { conCuentas, type OpcionesDeServidor, ServidorDeCorreo } from './servidor-de-correo.js';

export const CUENTA_EXTERNA = '/correos/cuenta-externa';

/** An application that follows accounts at servers on this machine, without long waits. */
export async function appConCuentas(): Promise<TestApp> {
  const test = await createTestApp({ ...FAST_JOBS, ...RECIBE, ...(await conCuentas()) });
  test.settings.MAIL_ACCOUNTS_POLL_SECONDS = 0.2;
  Object.assign(test.app.get(Timeouts), { otraVez: 100, recuerdo: 500, empuje: 0 });
  return test;
}

const abiertos: ServidorDeCorreo[] = [];

/** Opens a mail server, until {@link endCuentas} closes it. */
export async function newServidor(opciones?: OpcionesDeServidor): Promise<ServidorDeCorreo> {
  const servidor = new ServidorDeCorreo(opciones);
  await servidor.open();
  abiertos.push(servidor);
  return servidor;
}

/** Removes all accounts, and closes their servers. The product must not try to reach servers that have closed. */
export async function endCuentas({ owner }: TestApp): Promise<void> {
  await owner.query('delete from correo_cuentas_externas');
  await Promise.all(abiertos.splice(0).map((abierto) => abierto.close()));
}

/** A person with an account at a new mail server, and all its mails here. */
export async function conCuenta(
  test: TestApp,
  llenar: (servidor: ServidorDeCorreo) => void = () => {},
  opciones?: OpcionesDeServidor,
): Promise<{ persona: Member; suyo: ServidorDeCorreo }> {
  const suyo = await newServidor(opciones);
  llenar(suyo);
  const { titular: persona } = await newCuenta(test);
  expect((await persona.send('PUT', CUENTA_EXTERNA, suyo.datos)).status).toBe(200);
  await alDia(persona);
  return { persona, suyo };
}

export const estadoDe = async (persona: Member) => (await persona.get(CUENTA_EXTERNA)).body.cuenta;

/** Waits until the person's account has all its mails here. */
export const alDia = (persona: Member): Promise<void> =>
  expect.poll(async () => (await estadoDe(persona))?.estado, PATIENCE).toBe('al-dia');

/** Makes missing mails missing for longer, until the condition is true. */
export const pasan = ({ owner }: TestApp, tiempo: string, until: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await owner.query(
        `update correo_externos set ausente_desde = ausente_desde - $1::interval
          where ausente_desde > now() - $1::interval`,
        [tiempo],
      );
      return until();
    }, PATIENCE)
    .toBe(true);

/** The mails that are missing at the person's server. */
export const ausentes = async (
  { owner }: TestApp,
  persona: Member,
): Promise<{ retirado: boolean; lecturas: number }[]> =>
  (
    await owner.query(
      'select retirado, lecturas from correo_externos where usuario_id = $1 and ausente_desde is not null',
      [persona.usuarioId],
    )
  ).rows;

/** The number of changes that the person's server is yet to get. */
export const pendientes = async ({ owner }: TestApp, persona: Member): Promise<number> =>
  (
    await owner.query('select count(*)::int as n from correo_externos where usuario_id = $1 and pendiente', [
      persona.usuarioId,
    ])
  ).rows[0].n;

/** The subjects of a folder in the product. */
export const asuntosDe = async (persona: Member, bandeja: string): Promise<string[]> =>
  (await bandejaOf(persona, bandeja)).map(({ asunto }) => asunto).toSorted();

export const deAsunto = async (persona: Member, bandeja: string, asunto: string): Promise<CorreoDto | undefined> =>
  (await bandejaOf(persona, bandeja)).find((correo) => correo.asunto === asunto);

/** Changes mails in the product, as their person does. */
export async function cambiar(persona: Member, ids: string[], cambio: object): Promise<void> {
  const { status, body } = await persona.patch('/correos', { ids, ...cambio });
  expect([status, body.correos?.length], JSON.stringify(body)).toEqual([200, ids.length]);
}

/** The flags of each mail in a folder of the server. */
export const marcas = (suyo: ServidorDeCorreo, ruta: string): string[][] =>
  suyo.en(ruta).map(({ flags }) => flags.toSorted());
