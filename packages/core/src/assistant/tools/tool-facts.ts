import type { RankedPart } from '../../guide/ranks.ts';
import type { RiteId } from '../../guide/rites.ts';
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

/** The facts of Manasik that tools compute with. */
export interface ToolFacts {
  readonly rites: Readonly<Record<RiteId, { readonly ranks: readonly RankedPart[] }>>;
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
