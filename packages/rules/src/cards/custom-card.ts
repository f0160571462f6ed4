/**
 * Returns whether a card is a custom card: its dice were chosen by an admin, not made from a
 * season.
 */
export const isCustomCard = ({ playerID }: { readonly playerID: string }): boolean =>
  playerID.startsWith('custom-');
