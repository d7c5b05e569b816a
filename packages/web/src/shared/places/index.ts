export { LocationPicker } from './location-picker.tsx';
export type { SavedLocation } from './saved-location.ts';
