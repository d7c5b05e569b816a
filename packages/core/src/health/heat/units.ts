export const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;
export const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
/** A difference of degrees Fahrenheit in degrees Celsius. */
export const differenceInCelsius = (fahrenheit: number): number => (fahrenheit * 5) / 9;
