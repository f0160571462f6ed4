import type { PublicGame } from '@pennant/contract/public-game';
import { SIDES } from '@pennant/rules/games/lineup-slots';

import { ReportButton } from '../../reports/report-button.tsx';

/** What reports the names of a public game: a button for each side that is another user's. */
export const ReportSides = ({ game }: { readonly game: PublicGame }) => (
  <p className="flex flex-wrap gap-x-6 empty:hidden">
    {SIDES.map((side) => {
      const { user, name } = game[side];
      const place = { gameID: game.gameID, side };
      return user === null ? null : (
        <ReportButton
          key={side}
          username={user.username}
          subject={name}
          names={[
            { kind: 'team_name', name, place },
            { kind: 'username', name: user.username, place },
          ]}
        />
      );
    })}
  </p>
);
