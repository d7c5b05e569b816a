import { applyAppearance, readKeptAppearance } from '../../platform/device/kept-appearance.ts';

// Part of every page (build/inline.ts): runs before the first paint, so that nobody sees another theme flash up.
applyAppearance(readKeptAppearance());
