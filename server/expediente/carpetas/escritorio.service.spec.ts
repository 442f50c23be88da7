import 'reflect-metadata';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { expect, it } from 'vitest';
import { Authenticated, RequirePermission } from '../../common/access/access.decorators.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaGate } from './carpeta-gate.service.js';
import { EnEscritorio, EscritorioService } from './escritorio.service.js';

@Controller('carpetas/:id/sellos')
class SellosController {
  @Get()
  @RequirePermission('carpetas.ver')
  @EnEscritorio()
  findAll(id: string) {
    return [`sellos of ${id}`];
  }

  @Get('secretos')
  @RequirePermission('carpetas.reabrir')
  @EnEscritorio()
  findSecretos(id: string) {
    return [`secretos of ${id}`];
  }

  @Get('otros')
  @RequirePermission('carpetas.ver')
  findOtros() {
    return ['not on the desk'];
  }
}

@Controller('sellos')
@RequirePermission('carpetas.ver')
class SellosDeOficinaController {
  @Get('todos')
  @EnEscritorio({ consulta: 'carpetaId' })
  findAll({ carpetaId }: { carpetaId: string }) {
    return [`all of ${carpetaId}`];
  }
}

@Controller('abiertos')
class AbiertosController {
  @Get()
  @Authenticated()
  @EnEscritorio()
  findAll() {
    return [];
  }
}

/** The answers on the desk of an application with these controllers, for a role. */
function deskOf(rolId: number, controllers: (new () => object)[]) {
  const discovery = {
    getControllers: () => controllers.map((metatype) => ({ metatype, instance: new metatype() })),
    getMetadataByDecorator: DiscoveryService.prototype.getMetadataByDecorator,
  };
  const transactions = { tenant: { rolId }, manager: { query: async () => [] } };
  const gate = new CarpetaGate(transactions as never, {} as never);
  const desk = new EscritorioService(discovery as never, new MetadataScanner(), transactions as never, gate);
  desk.onModuleInit();
  return desk.find({ id: 'c-1' } as Carpeta);
}

it('has the routes that are marked for the desk, for roles that may call them', async () => {
  const partes = {
    '/api/carpetas/c-1/sellos': ['sellos of c-1'],
    '/api/sellos/todos?carpetaId=c-1': ['all of c-1'],
  };
  const controllers = [SellosController, SellosDeOficinaController];
  expect(await deskOf(ROL.oficial, controllers)).toEqual(partes);
  expect(await deskOf(ROL.titular, controllers)).toEqual({
    ...partes,
    '/api/carpetas/c-1/sellos/secretos': ['secretos of c-1'],
  });
});

it('refuses a route for the desk that needs no permission', () => {
  expect(() => deskOf(ROL.titular, [AbiertosController])).toThrow('findAll is on the desk of carpetas');
});
