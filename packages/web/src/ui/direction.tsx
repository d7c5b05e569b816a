// Radix reads the direction from a provider of its own, which wraps the app once.
export { DirectionProvider, useDirection } from 'radix-ui/direction';
