import { LinkButton } from '../../../ui/button.tsx';

/** The bar of a final game: its result and a link to its summary. */
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
