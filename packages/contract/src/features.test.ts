import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featuresFile, featuresSource } from '../write-features.ts';
import { errorStatus, routes } from './features.ts';
import type { RouteDefinition } from './route.ts';

it('keeps the list of features up to date: node packages/contract/write-features.ts', () => {
  expect(readFileSync(featuresFile, 'utf8')).toBe(featuresSource());
});

it('gives each endpoint its own method and path', () => {
  const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

it('gives every error code that a route names a status', () => {
  const named = Object.values<RouteDefinition>(routes).flatMap(({ errors = [] }) => errors);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((code) => !(code in errorStatus))).toEqual([]);
});
