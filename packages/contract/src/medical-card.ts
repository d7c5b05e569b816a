import {
  bloodGroups,
  knownAllergies,
  knownConditions,
  knownNeeds,
  medicalCardLimits,
} from '@manasik/core/health/medical-card';
import { z } from 'zod';
import { SavedLocation } from './account.ts';
import { text, title } from './fields.ts';
import { GroupId } from './groups.ts';
import { route } from './route.ts';

const Text = text(medicalCardLimits.text).nullable();
const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Medical facts that helpers need in an emergency. They stay on the device until they are shared. */
export const MedicalCard = z.strictObject({
  bloodGroup: z.enum(bloodGroups).nullable(),
  conditions: Text,
  allergies: Text,
  /** What was ticked beside the texts, to be shown in the language of the reader. */
  ticked: z
    .strictObject({
      conditions: z.array(z.enum(knownConditions)).max(knownConditions.length).optional(),
      allergies: z.array(z.enum(knownAllergies)).max(knownAllergies.length).optional(),
      needs: z.array(z.enum(knownNeeds)).max(knownNeeds.length).optional(),
    })
    .optional(),
  medicines: z
    .array(
      z.strictObject({
        name: title(120),
        dose: text(120).nullable(),
        /** Local times at `timesPlace`, or at a home that is not named. */
        times: z.array(ClockTime).max(medicalCardLimits.times),
        /** Ticked by the owner. An insulin can also be recognised by its name. */
        isInsulin: z.literal(true).optional(),
      }),
    )
    .max(medicalCardLimits.medicines),
  /** Where the clock shows the times of the medicines; absent if the owner did not name it. */
  timesPlace: SavedLocation.pick({ name: true, country: true, timezone: true }).optional(),
  contactName: title(120).nullable(),
  contactPhone: text(40).nullable(),
  note: Text,
});
export type MedicalCard = z.output<typeof MedicalCard>;

const Share = z.strictObject({ groupId: z.uuid(), sharedAt: z.iso.datetime() });

export const getMedicalCardShare = route({
  method: 'GET',
  path: '/api/medical-card/share',
  summary: "The group whose leaders see the user's medical card, or null; the card itself is not returned",
  access: 'user',
  reply: z.strictObject({ share: Share.nullable() }),
});

export const shareMedicalCard = route({
  method: 'PUT',
  path: '/api/medical-card/share',
  limit: { most: 60, windowSeconds: 3600 },
  summary: 'Show the card to the leaders of one group, in place of any card shared before',
  access: 'user',
  body: z.strictObject({ groupId: z.uuid(), card: MedicalCard }),
  reply: z.strictObject({ share: Share }),
  errors: ['group.notFound'],
});

export const withdrawMedicalCard = route({
  method: 'DELETE',
  path: '/api/medical-card/share',
  summary: 'Erase the shared card; without one it changes nothing',
  access: 'user',
});

export const listMedicalCards = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/medical-cards',
  summary: "The cards that members have shared with the group's leaders",
  access: 'user',
  params: GroupId,
  reply: z.strictObject({
    cards: z.array(z.strictObject({ userId: z.uuid(), card: MedicalCard, sharedAt: z.iso.datetime() })),
  }),
  errors: ['group.notFound', 'group.leadersOnly'],
});
