/** True of a card whose dice an admin chose: its player has no season in the record. */
export const isHouseCard = ({ playerID }: { readonly playerID: string }): boolean =>
  playerID.startsWith('custom-');
