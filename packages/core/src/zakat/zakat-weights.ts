export const metals = ['gold', 'silver'] as const;
export type Metal = (typeof metals)[number];

/**
 * Grams of pure metal from which zakat is due: 20 mithqal of gold, 200 dirham of silver.
 * Source: National Zakat Foundation Canada, nzfcanada.com/zakat-faq/what-is-silver-nisab (595 g); alsunna.org,
 * "What is the Nisab of Gold and Silver in Grams" (84.875 g, "about 85", and 595 g). Some count 87.48 g and 612.36 g.
 */
export const nisabGrams: Readonly<Record<Metal, number>> = { gold: 85, silver: 595 };

/** The mithqal of the nisab: 20 of them are 85 g. For those who set the nisab at 87.48 g, it weighs 4.374 g. */
export const mithqalGrams = nisabGrams.gold / 20;

/** 180 grains of 64.79891 mg each. */
const gramsPerTola = 11.6638038;
export const weightUnits = ['gram', 'tola'] as const;
export type WeightUnit = (typeof weightUnits)[number];
/** Grams per unit. */
export const gramsIn: Readonly<Record<WeightUnit, number>> = { gram: 1, tola: gramsPerTola };
