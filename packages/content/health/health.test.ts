import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { countryCodes } from '@manasik/core/places/country-codes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import words from '../locales/en/food.json' with { type: 'json' };
import vaccineWords from '../locales/en/vaccines.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import { Food, HealthSource, needParts, VaccineFact, vaccineIds } from './schema.ts';
import sourcesFile from './sources.json' with { type: 'json' };
import facts from './vaccines.json' with { type: 'json' };

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
