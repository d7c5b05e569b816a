// Radix learns the direction of reading from its own provider: the app wraps itself in it once.
export { DirectionProvider, useDirection } from 'radix-ui/direction';
