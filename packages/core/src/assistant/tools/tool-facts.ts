import type { Climate } from '../../health/heat/climate.ts';

/** Where people of a country reach its missions in Saudi Arabia. */
interface Contact {
  /** E.164. */
  readonly phone: string;
  readonly whatsapp?: string | undefined;
  /** In English. */
  readonly address?: string | undefined;
  readonly url?: string | undefined;
}

export type CountryFact =
  | { readonly kind: 'visaRoute'; readonly value: { readonly route: string } }
  | {
      readonly kind: 'hajjAuthority';
      readonly value: {
        /** In English. */
        readonly name: string;
        readonly nameLocal?: string | undefined;
        readonly url?: string | undefined;
      };
    }
  | {
      readonly kind: 'embassyRiyadh' | 'consulateJeddah' | 'emergencyNumber';
      readonly value: Contact;
    };

/** The facts of Manasik that tools compute with, besides the guide. */
export interface ToolFacts {
  /** Of Makkah. */
  readonly climate: Climate & {
    readonly temperatureSources: readonly {
      /** ISO date. */
      readonly readOn: string;
    }[];
  };
  readonly countries: readonly {
    /** ISO 3166-1 alpha-2. */
    readonly code: string;
    readonly facts: readonly CountryFact[];
  }[];
}
