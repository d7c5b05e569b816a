import * as contract from '@manasik/contract/map';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { handle } from '../../platform/http/handle.ts';

export function mapRoutes(
  app: FastifyInstance,
  { tileUrl, tileAttribution }: Pick<Config, 'tileUrl' | 'tileAttribution'>,
): void {
  handle(app, contract.getMap, async () => ({
    tileUrl: tileUrl ?? null,
    attribution: tileUrl === undefined ? null : (tileAttribution ?? null),
  }));
}
