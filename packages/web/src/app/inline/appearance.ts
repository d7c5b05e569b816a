import { applyAppearance, readKeptAppearance } from '../../platform/device/kept-appearance.ts';

// Inlined into every page (build/inline.ts). Runs before the first paint to avoid a flash of the wrong theme.
applyAppearance(readKeptAppearance());
