import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { countryCodes } from '@manasik/core/places/country-codes';
import { languageCodes } from '@manasik/core/text/languages';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import words from '../locales/en/food.json' with { type: 'json' };
import vaccineWords from '../locales/en/vaccines.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import { Food, HealthSource, needParts, VaccineFact, vaccineIds } from './schema.ts';
import sourcesFile from './sources.json' with { type: 'json' };
import facts from './vaccines.json' with { type: 'json' };

const FoodWords = z.object({
  clinician: z.object({ who: z.object({ insulin: z.string() }) }),
  needs: z.object({
    diabetes: z.object({ doctor: z.object({ signs: z.string(), low: z.string() }) }),
  }),
});
const sources = z.record(z.string(), HealthSource).parse(sourcesFile);

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();
const keys = (object: object) => Object.keys(object).toSorted();

describe('advice about food', () => {
  const { clinician, needs, tips } = Food.parse(food);
  const statements = [clinician, tips, ...needs.flatMap((need) => needParts.map((part) => need[part]))];

  it('cites sources that exist', () => {
    const cited = statements.flat().flatMap((statement) => statement.sources);
    expect(cited.filter((id) => !(id in sources))).toEqual([]);
  });

  it.each(languageCodes)('names in %s the signs of low sugar and the number of the ambulance', (language) => {
    const file = new URL(`../locales/${language}/food.json`, import.meta.url);
    const { needs: own, clinician: first } = FoodWords.parse(JSON.parse(readFileSync(file, 'utf8')));
    const digits = language === 'bn' ? 'beng' : 'latn';
    const format = new Intl.NumberFormat(`${language}-u-nu-${digits}`);
    expect(own.diabetes.doctor.signs).not.toBe('');
    expect(own.diabetes.doctor.low).toContain(format.format(Number(emergencyNumbers.ambulance)));
    expect(first.who.insulin).not.toBe('');
  });

  it('has words for every statement, and no words without one', () => {
    expect(keys(words.clinician.who)).toEqual(ids(clinician));
    expect(keys(words.tips.list)).toEqual(ids(tips));
    for (const need of needs) {
      for (const part of needParts) {
        expect([need.id, part, keys(words.needs[need.id][part])]).toEqual([need.id, part, ids(need[part])]);
      }
    }
  });
});

describe('rules about vaccines', () => {
  const rules = z.array(VaccineFact).parse(facts);

  it('have real dates, the publication before the reading', () => {
    for (const { published, read } of rules) {
      const whole = `${published}${'-01-01'.slice(published.length - 4)}`.slice(0, 10);
      expect([published, isCivilDate(whole), isCivilDate(read)]).toEqual([published, true, true]);
      expect(whole <= read).toBe(true);
    }
  });

  it('are about countries that exist', () => {
    const unknown = rules.filter(({ country }) => country !== 'ALL' && !countryCodes.includes(country));
    expect(unknown).toEqual([]);
  });

  it('never say the same twice', () => {
    const said = rules.map(({ country, vaccine, vaccineType, source }) =>
      [country, vaccine, vaccineType, source.url].join(' '),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  it('have a name for each vaccine', () => {
    expect(Object.keys(vaccineWords.names).toSorted()).toEqual(vaccineIds.toSorted());
  });

  it('include the one that every pilgrim needs', () => {
    const forAll = rules.filter(({ country, rule }) => country === 'ALL' && rule === 'required');
    expect(new Set(forAll.map(({ vaccine }) => vaccine))).toEqual(new Set(['meningitis']));
  });
});
