import { Esquema1763700000200 } from './1763700000200-esquema.js';
import { Avisar1763700000201 } from './1763700000201-avisar.js';
import { Devoluciones1763700000202 } from './1763700000202-devoluciones.js';
import { NumeroYCostoDeCertificados1763700000203 } from './1763700000203-numero-y-costo-de-certificados.js';
import { ReglasDeCorreo1763700000206 } from './1763700000206-reglas-de-correo.js';
import { ReglasQueArchivan1763700000207 } from './1763700000207-reglas-que-archivan.js';
import { SeriesDeEventos1763700000210 } from './1763700000210-series-de-eventos.js';
import { RecordatoriosDeEventos1763700000211 } from './1763700000211-recordatorios-de-eventos.js';
import { MensajesFijados1763700000220 } from './1763700000220-mensajes-fijados.js';
import { ContactosDistintos1763700000221 } from './1763700000221-contactos-distintos.js';
import { ReglasSinEtiqueta1763700000222 } from './1763700000222-reglas-sin-etiqueta.js';

/** Every migration, in order. An explicit list serves the build, Vitest and the TypeORM CLI alike. */
export const MIGRATIONS = [
  Esquema1763700000200,
  Avisar1763700000201,
  Devoluciones1763700000202,
  NumeroYCostoDeCertificados1763700000203,
  ReglasDeCorreo1763700000206,
  ReglasQueArchivan1763700000207,
  SeriesDeEventos1763700000210,
  RecordatoriosDeEventos1763700000211,
  MensajesFijados1763700000220,
  ContactosDistintos1763700000221,
  ReglasSinEtiqueta1763700000222,
];
