import { OFICINAS_DE_DEMO } from '../../server/demo/demo-data.service.js';
import { REPARTO } from '../../server/demo/demo-reparto.js';
import { loadDemoIntoEmpty } from '../../server/demo/load-demo.js';
import type { CarpetaResumenDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.js';
import type { EstadoCarpeta } from '../../server/vocabulario/carpeta-estados.js';
import { ApiClient } from './api-client.js';
import { createTestApp, type TestApp } from './app.js';

/** The names of the demo's offices in the addresses of their people. */
export const OFICINAS = ['lavalle', 'sol', 'rambla'];

/** An application for the whole demo, which takes half a minute to load, and the people of the demo. */
export class Demo {
  test!: TestApp;
  /** The lines that loads said. */
  readonly said: string[] = [];

  async open(): Promise<void> {
    this.test = await createTestApp({ ACCESS_CACHE_SECONDS: '10', LIMIT_SIGN_IN_ACCOUNT: '1000' });
  }

  load(): Promise<void> {
    return loadDemoIntoEmpty(this.test.app, (line) => this.said.push(line));
  }

  async signIn(email: string) {
    const { status, body } = await new ApiClient(this.test.baseUrl).post('/auth/sign-in', {
      email,
      password: DEMO_CREDENTIALS.password,
      mode: 'json',
    });
    return { status, body, client: new ApiClient(this.test.baseUrl, body.accessToken) };
  }

  /** The titular of an office, signed in. */
  async titular(oficina: string): Promise<ApiClient> {
    return (await this.signIn(`titular.${oficina}@ejemplo.test`)).client;
  }

  /** Chooses one of the cuentas of a person who signed in. */
  async select(client: ApiClient, cuentaId: string): Promise<ApiClient> {
    const { body } = await client.post(`/cuentas/${cuentaId}/seleccionar`);
    return new ApiClient(this.test.baseUrl, body.accessToken);
  }
}

/** The carpetas that a person of the demo sees. */
export async function carpetasOf(client: ApiClient, query = ''): Promise<CarpetaResumenDto[]> {
  return (await client.get(`/carpetas?tamano=100${query}`)).body.carpetas;
}

/** Carpetas in these states give rows to every table to which carpetas in the other states do. */
const ESTADOS: readonly EstadoCarpeta[] = ['en_preparacion', 'observada', 'archivada'];

/** Loads a small demo, in a fraction of the time: two offices, which share a person. It gives every domain rows. */
export async function loadSmallDemo({ app }: TestApp): Promise<void> {
  const whole = REPARTO.map(({ actos }) => actos);
  for (const tramo of REPARTO) {
    const [acto] = ESTADOS.includes(tramo.estado) ? Object.keys(tramo.actos) : [];
    tramo.actos = acto ? { [acto]: 1 } : {};
  }
  const offices = OFICINAS_DE_DEMO.splice(1, 1);
  await loadDemoIntoEmpty(app, () => {});
  OFICINAS_DE_DEMO.splice(1, 0, ...offices);
  for (const [i, tramo] of REPARTO.entries()) tramo.actos = whole[i] ?? {};
}
