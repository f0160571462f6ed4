import { LinkButton } from '../../../ui/button.tsx';

/** The game is over: how it ended, and where its summary is. */
export function FinalBar({ gameID, text }: { readonly gameID: string; readonly text: string }) {
  return (
    <div className="roll-bar roll-bar-final">
      <p>
        <strong>Final</strong> {text}
      </p>
      <LinkButton to={`/game/${gameID}/summary`} paint="pennant">
        Game Summary
      </LinkButton>
    </div>
  );
}
