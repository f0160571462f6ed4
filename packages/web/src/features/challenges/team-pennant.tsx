import { InitialsPennant } from '../../ui/illustrations/initials-pennant.tsx';
import { pennantInitials } from '../../ui/pennant-initials.ts';

/** The pennant of a player's team: its initials, in colors that are the player's own. */
export const TeamPennant = ({
  team,
  userID,
  className,
}: {
  readonly team: string;
  readonly userID: string;
  readonly className?: string;
}) => <InitialsPennant initials={pennantInitials(team)} colors={userID} className={className} />;
