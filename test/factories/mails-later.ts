import { Cartero } from '../../server/common/mail/cartero.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { TestApp } from './app.js';

/** A mail that waits for a later moment. */
export async function mailLater(test: TestApp, para: string): Promise<string> {
  const { app } = test;
  await app
    .get(Transactions)
    .platform(() =>
      app
        .get(Cartero)
        .enviar(
          { para, plantilla: 'confirmarCorreo', datos: { nombre: 'Ana Destinataria', token: 'ficha', horas: 24 } },
          { startAfter: new Date(Date.now() + 3_600_000) },
        ),
    );
  const { rows } = await test.owner.query(
    `select id from pgboss.job where name = 'correo' and state = 'created' order by created_on desc limit 1`,
  );
  return rows[0].id;
}
