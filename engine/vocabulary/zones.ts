/** Zones of the game (CR 400.1). */
export const ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'stack', 'command'] as const;
export type Zone = (typeof ZONES)[number];
