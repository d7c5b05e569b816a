import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featuresFile, featuresSource } from '../write-features.ts';
import { errorStatus, routes } from './features.ts';
import type { RouteDefinition } from './route.ts';

it('the list of features is up to date: node packages/contract/write-features.ts', () => {
  expect(readFileSync(featuresFile, 'utf8')).toBe(featuresSource());
});

it('no two endpoints have the same method and path', () => {
  const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

it('every error code that a route names has a status', () => {
  const named = Object.values<RouteDefinition>(routes).flatMap(({ errors = [] }) => errors);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((code) => !(code in errorStatus))).toEqual([]);
});
