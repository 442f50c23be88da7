import { Client } from 'pg';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';

/** A cuenta with many carpetas, and a token of its titular. */
export interface Office {
  cuentaId: string;
  accessToken: string;
  /** Address of the database, with its owner's user. */
  ownerUrl: string;
}

export const CARPETAS = 10_000;

/** Opens a new cuenta for the demo's titular and fills it by SQL. The API would take minutes. */
export async function openOffice(baseUrl: string, ownerUrl: string): Promise<Office> {
  const signedIn = await post(`${baseUrl}/api/auth/sign-in`, DEMO_CREDENTIALS);
  const { user, accessToken } = await post(
    `${baseUrl}/api/cuentas`,
    { nombre: 'Escribanía de las medidas', pais: 'AR' },
    signedIn.accessToken,
  );
  await fill(ownerUrl, user.cuentaActivaId, user.id);
  return { cuentaId: user.cuentaActivaId, accessToken, ownerUrl };
}

export interface Session {
  accessToken: string;
  user: { id: string; cuentaActivaId: string };
}

export async function post(url: string, body: object, accessToken?: string): Promise<Session> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${url} respondió ${response.status}: ${await response.text()}`);
  return response.json() as Promise<Session>;
}

async function fill(ownerUrl: string, cuentaId: string, usuarioId: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `insert into carpetas (cuenta_id, id, numero, anio, caratula, tipo_acto_id, estado, responsable_id, prioridad,
                             fecha_firma_prevista, etiquetas, creada_por, creada_en, actualizada_en)
       select $1, gen_random_uuid(), 1 + n / 20, 2006 + n % 20, 'Pérez, Ana y otro s/ compraventa ' || n, actos.ids[1 + n % cardinality(actos.ids)],
              (array['en_preparacion', 'lista_para_firma', 'firmada', 'en_inscripcion', 'archivada'])[1 + n % 5], $2,
              n % 4, date '2026-01-01' + n % 365, array['urgente', 'banco'], $2, momento, momento
         from generate_series(0, $3 - 1) as n,
              (select array_agg(id) as ids from tipos_acto where cuenta_id = $1) as actos,
              lateral (select now() - n * interval '37 minutes' as momento)
        order by hashint4(n)`,
      [cuentaId, usuarioId, CARPETAS],
    );
    await owner.query('vacuum analyze carpetas');
  } finally {
    await owner.end();
  }
}
