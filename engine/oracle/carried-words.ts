/** Words of instructions that the engine carries out as they stand, though no tree says them. */

/** "shuffle your hand, your graveyard, and all permanents you own into your library" */
export const SHUFFLES_ALL =
  /^shuffle your hand, your graveyard, and all permanents you own into your library$/;

/** "look at the top three cards of your library, then put one into your hand and the rest into your graveyard" */
export const TAKES_ONE =
  /^look at the top (two|three|four|five) cards of your library, then put one into your hand and the rest into your graveyard$/;
