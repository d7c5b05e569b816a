/** The one price list: pounds sterling a month, taxes included. Screens, mails and billing all read it. */
export const plans = {
  free: { pricePerMonth: 0 },
  standard: { pricePerMonth: 1.49 },
  premium: { pricePerMonth: 1.99 },
} as const;

export type Plan = keyof typeof plans;

/** ISO 4217. */
export const planCurrency = 'GBP';

/** Days for which a new Premium member may try it, without a payment card. */
export const trialDays = 7;
