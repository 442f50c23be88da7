import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Settings } from '../../common/config/settings.js';
import {
  type Ask,
  type Finding,
  ofAddress,
  ofDisk,
  ofFiles,
  ofJobs,
  ofMail,
  ofMigrations,
  ofProvider,
  ofRedis,
  ofServer,
} from '../../common/diagnosis/diagnose.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { LiveSockets } from '../../common/realtime/live-sockets.js';
import { type Replica, Replicas } from '../../common/replicas/replicas.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { versionOf } from '../../common/version.js';
import type { EstadoDeSalud, ParteDeSaludDto, SaludDto } from './administracion.dto.js';

/** A part of the installation to check, and the text when it is not configured. */
interface Parte {
  clave: string;
  nombre: string;
  look: () => Promise<Finding | readonly Finding[]>;
  isConfigured?: boolean;
  sin?: string;
}

/** From good to bad. */
const GRADES = ['bien', 'ojo', 'mal'] as const;
const ASK_MS = 2_000;

/** The state of the installation and its replicas. The running server makes the checks of `npm run doctor`. */
@Injectable()
export class Salud {
  private readonly id = uuid();
  private readonly iniciadaEn = new Date(Date.now() - process.uptime() * 1_000);

  constructor(
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly replicas: Replicas,
    private readonly sockets: LiveSockets,
  ) {
    replicas.on('salud.replica', () => this.self());
  }

  /** Runs all checks at once. */
  async get(): Promise<SaludDto> {
    const [postgres, replicas, ...partes] = await Promise.all([
      this.postgres(),
      this.replicas.ask('salud.replica', [], ASK_MS),
      ...this.partes().map(lookAt),
    ]);
    const { version, node } = this.self();
    return {
      version,
      node,
      postgres,
      iniciadaEn: this.iniciadaEn,
      replicas: replicas
        .map((replica) => ({
          ...replica,
          iniciadaEn: new Date(replica.iniciadaEn),
          actual: replica.id === this.id,
        }))
        .toSorted((one, other) => one.iniciadaEn.getTime() - other.iniciadaEn.getTime()),
      partes,
    };
  }

  private partes(): Parte[] {
    const { settings } = this;
    const ask: Ask = (sql, values) => this.transactions.platform((manager) => manager.query(sql, values));
    return [
      { clave: 'base', nombre: 'Base de datos', look: () => ofServer(ask) },
      { clave: 'migraciones', nombre: 'Migraciones', look: () => ofMigrations(ask) },
      { clave: 'trabajos', nombre: 'Trabajos', look: () => ofJobs(ask) },
      { clave: 'archivos', nombre: 'Archivos', look: () => ofDisk(settings) },
      {
        clave: 's3',
        nombre: 'S3',
        look: () => ofFiles(settings),
        isConfigured: settings.S3_BUCKET !== undefined,
        sin: 'Sin S3_BUCKET, los archivos están en el disco.',
      },
      {
        clave: 'correo',
        nombre: 'Correo que sale',
        look: () => ofMail(settings),
        isConfigured: settings.SMTP_URL !== undefined,
      },
      {
        clave: 'redis',
        nombre: 'Redis',
        look: () => ofRedis(settings),
        isConfigured: settings.REDIS_URL !== undefined,
        sin: 'Sin REDIS_URL, las réplicas se hablan por la base de datos.',
      },
      {
        clave: 'direccion',
        nombre: 'Dirección pública',
        look: () => ofAddress(settings),
        isConfigured: settings.PUBLIC_URL !== undefined,
      },
      {
        clave: 'proveedor',
        nombre: 'Proveedor de identidad',
        look: () => ofProvider(settings),
        isConfigured: settings.OIDC_ISSUER !== undefined,
        sin: 'Sin OIDC_ISSUER, las personas ingresan con contraseña o passkey.',
      },
    ];
  }

  private self(): Replica {
    return {
      id: this.id,
      equipo: hostname(),
      version: versionOf(this.settings),
      node: process.version,
      iniciadaEn: this.iniciadaEn.toISOString(),
      conexiones: this.sockets.count,
    };
  }

  private async postgres(): Promise<string | null> {
    try {
      const [row] = await this.transactions.platform((manager) =>
        manager.query(`select current_setting('server_version') as version`),
      );
      return row.version;
    } catch {
      return null;
    }
  }
}

async function lookAt({ clave, nombre, look, isConfigured = true, sin }: Parte): Promise<ParteDeSaludDto> {
  const begun = performance.now();
  const findings = await look().then(
    (found) => [found].flat() as Finding[],
    (error: Error): Finding[] => [{ grade: 'mal', text: textOf(error) }],
  );
  const worst = Math.max(...findings.map(({ grade }) => GRADES.indexOf(grade)), 0);
  const estado: EstadoDeSalud = isConfigured ? GRADES[worst]! : 'sin_configurar';
  const detalle = findings.map(({ text }) => text).join(' ') || (sin ?? '');
  return { clave, nombre, estado, detalle, ms: Math.round(performance.now() - begun) };
}

/** Only our own errors have messages for people. */
function textOf(error: Error): string {
  return error instanceof DomainError ? error.message : `No se pudo revisar: ${error.message}.`;
}
