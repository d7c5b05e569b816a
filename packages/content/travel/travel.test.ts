import { trainingLead } from '@manasik/core/health/plan/hajj-load';
import { languageCodes } from '@manasik/core/text/languages';
import { passportMonths } from '@manasik/core/travel/passport';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import countriesFile from './countries.json' with { type: 'json' };
import { CountryRules, TravelSources } from './schema.ts';
import sourcesFile from './sources.json' with { type: 'json' };

const TravelWords = z.object({
  timeline: z.object({ steps: z.object({ training: z.object({ reason: z.string() }) }) }),
});
const rules = CountryRules.parse(countriesFile);
const phoneKinds = new Set(['embassyRiyadh', 'consulateJeddah', 'emergencyNumber', 'nusukHelp']);
const facts = [...rules.everyone, ...rules.countries.flatMap((country) => country.facts)];

describe('the rules of countries', () => {
  it('have each country once, by its code', () => {
    const codes = rules.countries.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const code of codes) expect(names.of(code)).not.toBe(code);
  });

  it('have each kind of fact once for a country', () => {
    for (const { facts: own } of rules.countries) {
      expect(new Set(own.map(({ kind }) => kind)).size).toBe(own.length);
    }
  });

  it('have a phone number only with a source of 2023 or later', () => {
    for (const { kind, sources } of facts.filter((fact) => phoneKinds.has(fact.kind))) {
      expect([kind, Number(sources[0]?.publishedOn?.slice(0, 4)) >= 2023]).toEqual([kind, true]);
    }
  });

  it('have no fact from before 2023', () => {
    for (const { sources } of facts) {
      const [first] = sources;
      expect(first?.publishedOn ?? '2023').toMatch(/^202[3-9]/);
    }
  });

  it('ask for as many months of a passport as the check of the documents', () => {
    const passport = rules.everyone.find((fact) => fact.kind === 'passportValidity');
    expect(passport?.value).toEqual({ minMonthsValid: passportMonths });
  });
});

it('every source of the trip has a title, an address and the day on which it was read', () => {
  expect(Object.keys(TravelSources.parse(sourcesFile)).length).toBeGreaterThan(0);
});

it.each(languageCodes)('says in %s how long the training takes, as the plan does', (language) => {
  const { timeline } = TravelWords.parse(
    JSON.parse(readFileSync(new URL(`../locales/${language}/travel.json`, import.meta.url), 'utf8')),
  );
  const { reason } = timeline.steps.training;
  const digits = language === 'bn' ? 'beng' : 'latn';
  const format = new Intl.NumberFormat(`${language}-u-nu-${digits}`);
  // At 4 km an hour.
  const minutes = Math.round(trainingLead.fromMetres / (4_000 / 60) / 10) * 10;
  expect(reason).toContain(format.format(trainingLead.weeks));
  expect(reason).toContain(format.format(minutes));
});
