/**
 * Numbers to dial in Saudi Arabia: the unified emergency number, the Red Crescent's ambulance, the Ministry of
 * Hajj and Umrah, and the Ministry of Health's advice line.
 */
export const emergencyNumbers = { general: '911', ambulance: '997', hajj: '1966', health: '937' } as const;

export type EmergencyService = keyof typeof emergencyNumbers;
