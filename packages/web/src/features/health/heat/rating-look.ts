import type { HeatRating } from '@manasik/core/health/heat/heat-day';
import type { HeatCategory } from '@manasik/core/health/heat/heat-index';
import { CircleX, Footprints, type LucideIcon, TriangleAlert } from 'lucide-react';

interface Look {
  icon: LucideIcon;
  tone: 'green' | 'gold' | 'danger';
  className: string;
}

/** Colour and sign of a rating. Its word stands beside them. */
export const ratingLooks: Readonly<Record<HeatRating, Look>> = {
  best: { icon: Footprints, tone: 'green', className: 'bg-green-soft text-green' },
  care: { icon: TriangleAlert, tone: 'gold', className: 'bg-gold-soft text-gold' },
  avoid: { icon: CircleX, tone: 'danger', className: 'bg-danger-soft text-danger' },
};

export const levelTones: Readonly<Record<HeatCategory, Look['tone']>> = {
  none: 'green',
  caution: 'green',
  extremeCaution: 'gold',
  danger: 'danger',
  extremeDanger: 'danger',
};
